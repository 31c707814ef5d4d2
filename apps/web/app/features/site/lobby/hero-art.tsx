import styles from './hero.module.css';

/** What lies on the felt at the right of a slide: cards face up, stacks of chips, or the seal of a round that was checked. */
export function HeroArt({ art }: { art: 'cards' | 'chips' | 'seal' }) {
  const Art = ARTS[art];
  return (
    <svg className={styles.drawn} viewBox="0 0 420 240" preserveAspectRatio="xMaxYMid meet">
      <defs>
        <linearGradient id={`hero-brass-${art}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff0bd" />
          <stop offset=".45" stopColor="#d9a53a" />
          <stop offset="1" stopColor="#8a5d14" />
        </linearGradient>
      </defs>
      <g fill="none" className={styles.print}>
        <circle cx="310" cy="-90" r="220" strokeWidth="6" />
        <circle cx="310" cy="-90" r="290" strokeWidth="2" strokeDasharray="2 12" strokeLinecap="round" />
      </g>
      <Art brass={`url(#hero-brass-${art})`} />
    </svg>
  );
}

function Cards({ brass }: { brass: string }) {
  return (
    <>
      <g transform="translate(72 36)">
        <Card x={0} y={26} turn={-14} figure="ring" brass={brass} />
        <Card x={84} y={2} turn={-2} figure="horn" brass={brass} />
        <Card x={168} y={18} turn={11} figure="seal" brass={brass} />
      </g>
      <g transform="translate(360 176) scale(.8)">
        <Stack chips={['chipDark', 'chipGold', 'chipDark', 'chipHot']} brass={brass} />
      </g>
    </>
  );
}

function Chips({ brass }: { brass: string }) {
  return (
    <>
      <g transform="translate(150 150)">
        <Stack chips={['chipDark', 'chipDark', 'chipGold', 'chipDark', 'chipHot']} brass={brass} />
      </g>
      <g transform="translate(340 156)">
        <Stack chips={['chipHot', 'chipDark', 'chipGold']} brass={brass} />
      </g>
      <g transform="translate(246 182) scale(1.1)">
        <Stack
          chips={['chipDark', 'chipGold', 'chipHot', 'chipGold', 'chipDark', 'chipGold']}
          brass={brass}
        />
      </g>
    </>
  );
}

function Seal({ brass }: { brass: string }) {
  return (
    <g transform="translate(262 118)">
      <path d="M-34 40l-26 84 34-14 20 30 24-84zM34 40l26 84-34-14-20 30-24-84z" className={styles.chipHot} />
      <circle r="92" fill="#000" opacity=".2" cy="6" />
      <circle r="92" fill={brass} />
      <circle r="78" className={styles.chipDark} />
      <circle r="68" fill="none" stroke="#fff6dc" strokeOpacity=".7" strokeWidth="3" strokeDasharray="3 9" />
      <path
        d="m-34 2 24 25 44-50"
        fill="none"
        stroke="#fff6dc"
        strokeWidth="15"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

const ARTS = { cards: Cards, chips: Chips, seal: Seal };

/** From the bottom up. */
function Stack({ chips, brass }: { chips: readonly ChipTone[]; brass: string }) {
  return chips.map((tone, n) => <Chip key={n} y={34 - n * 17} tone={styles[tone]!} brass={brass} />);
}

type ChipTone = 'chipDark' | 'chipGold' | 'chipHot';

const FIGURES = {
  ring: 'M60 46a34 34 0 1 0 .1 0zM60 62a18 18 0 1 1-.1 0z',
  horn: 'M38 112c26-8 40-34 36-72 18 24 20 58-4 80-9 8-24 6-32-8z',
  seal: 'M60 42 68 56l16-3-3 16 14 8-14 8 3 16-16-3-8 14-8-14-16 3 3-16-14-8 14-8-3-16 16 3z',
};

interface CardProps {
  x: number;
  y: number;
  turn: number;
  figure: keyof typeof FIGURES;
  brass: string;
}

function Card({ x, y, turn, figure, brass }: CardProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn} 60 84)`}>
      <rect x="4" y="8" width="120" height="168" rx="14" fill="#000" opacity=".22" />
      <rect width="120" height="168" rx="14" fill="#fffaf0" />
      <rect x="7" y="7" width="106" height="154" rx="9" fill="none" stroke={brass} strokeWidth="2" />
      <path d={FIGURES[figure]} transform="translate(0 6)" className={styles.figure} fillRule="evenodd" />
    </g>
  );
}

function Chip({ y, tone, brass }: { y: number; tone: string; brass: string }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <path d="M-52 0v12c0 13 23 24 52 24s52-11 52-24V0z" fill={brass} />
      <ellipse rx="52" ry="24" className={tone} />
      <ellipse rx="44" ry="19" fill="none" stroke="#fff6dc" strokeWidth="5" strokeDasharray="16 17" />
      <ellipse rx="28" ry="12" fill="none" stroke="#fff6dc" strokeOpacity=".8" strokeWidth="1.5" />
    </g>
  );
}
