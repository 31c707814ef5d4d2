/** A place kept for the deposit. */
export default function DepositModal({ onClose: _onClose }: { onClose(): void }) {
  return null;
}
