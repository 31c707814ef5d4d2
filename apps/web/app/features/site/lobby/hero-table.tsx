import styles from './hero.module.css';

/** A corner of the table from above: brass rail, printed arcs, three cards face up, a stack of chips. */
export function HeroTable() {
  return (
    <svg
      className={styles.table}
      viewBox="0 0 720 420"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="hero-brass" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff0bd" />
          <stop offset=".45" stopColor="#d9a53a" />
          <stop offset="1" stopColor="#8a5d14" />
        </linearGradient>
        <radialGradient id="hero-light" cx=".66" cy=".35" r=".75">
          <stop offset="0" stopColor="#fff" stopOpacity=".22" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="720" height="420" fill="url(#hero-light)" />
      <g fill="none" className={styles.print}>
        <circle cx="610" cy="-150" r="330" strokeWidth="2" />
        <circle cx="610" cy="-150" r="350" strokeWidth="8" />
        <circle cx="610" cy="-150" r="470" strokeWidth="2" strokeDasharray="2 14" strokeLinecap="round" />
        <path d="M250 330h90v70h-90zM360 330h90v70h-90z" strokeWidth="2" />
      </g>
      <g transform="translate(372 110)">
        <Card x={0} y={34} turn={-14} figure="ring" />
        <Card x={86} y={6} turn={-2} figure="horn" />
        <Card x={172} y={26} turn={11} figure="seal" />
      </g>
      <g transform="translate(634 296)">
        <Chip y={34} tone={styles.chipDark!} />
        <Chip y={17} tone={styles.chipGold!} />
        <Chip y={0} tone={styles.chipDark!} />
        <Chip y={-17} tone={styles.chipHot!} />
      </g>
    </svg>
  );
}

const FIGURES = {
  ring: 'M60 46a34 34 0 1 0 .1 0zM60 62a18 18 0 1 1-.1 0z',
  horn: 'M38 112c26-8 40-34 36-72 18 24 20 58-4 80-9 8-24 6-32-8z',
  seal: 'M60 42 68 56l16-3-3 16 14 8-14 8 3 16-16-3-8 14-8-14-16 3 3-16-14-8 14-8-3-16 16 3z',
};

function Card({ x, y, turn, figure }: { x: number; y: number; turn: number; figure: keyof typeof FIGURES }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn} 60 84)`}>
      <rect x="4" y="8" width="120" height="168" rx="14" fill="#000" opacity=".22" />
      <rect width="120" height="168" rx="14" fill="#fffaf0" />
      <rect
        x="7"
        y="7"
        width="106"
        height="154"
        rx="9"
        fill="none"
        stroke="url(#hero-brass)"
        strokeWidth="2"
      />
      <path d={FIGURES[figure]} transform="translate(0 6)" className={styles.figure} fillRule="evenodd" />
    </g>
  );
}

function Chip({ y, tone }: { y: number; tone: string }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <path d="M-52 0v12c0 13 23 24 52 24s52-11 52-24V0z" fill="url(#hero-brass)" />
      <ellipse rx="52" ry="24" className={tone} />
      <ellipse rx="44" ry="19" fill="none" stroke="#fff6dc" strokeWidth="5" strokeDasharray="16 17" />
      <ellipse rx="28" ry="12" fill="none" stroke="#fff6dc" strokeOpacity=".8" strokeWidth="1.5" />
    </g>
  );
}
