import { Button, Callout, Checkbox, iconPlay } from '@drawbridge/ui';
import { motion, vars } from '@drawbridge/ui/tokens';
import { type CSSProperties, type ReactNode, useState } from 'react';
import * as styles from './motion.css.ts';
import * as tokens from './tokens.css.ts';
import { useIsStill } from './use-motion.ts';

/** A movement of at most 200 ms is over before one has looked. */
const SLOWER = 8;

type Pace = (duration: 'quick' | 'base' | 'slow', easing?: string) => CSSProperties;

interface Sample {
  token: keyof typeof motion;
  use: string;
  /** Drawn anew for each replay: a new element begins with its starting style. */
  draw: (pace: Pace) => ReactNode;
}

const SAMPLES: readonly Sample[] = [
  {
    token: 'quick',
    use: 'An answer to the pointer or the keyboard: the colors of buttons, tabs, chips, fields and cards, and the command palette as it opens.',
    draw: (pace) => (
      <span className={styles.patch} style={pace('quick')}>
        Start course
      </span>
    ),
  },
  {
    token: 'base',
    use: 'Something that opens over the page: a dialog with its backdrop, and the sidebar on a narrow screen.',
    draw: (pace) => (
      <div className={styles.panel} style={pace('base')}>
        Delete this team?
      </div>
    ),
  },
  {
    token: 'slow',
    use: 'Something that arrives without being asked for, or changes its size: a toast, and the bar or ring of progress.',
    draw: (pace) => (
      <div className={styles.track}>
        <div className={styles.filled} style={pace('slow')} />
      </div>
    ),
  },
  {
    token: 'ease',
    use: 'Every movement that is not a loop. It starts fast, so that a press is answered at once, and ends softly. Below it, the same path at an even speed.',
    draw: (pace) => (
      <>
        <div className={styles.track}>
          <div className={styles.dot} style={pace('slow')} />
        </div>
        <span className={styles.label}>ease</span>
        <div className={styles.track}>
          <div className={`${styles.dot} ${styles.other}`} style={pace('slow', 'linear')} />
        </div>
        <span className={styles.label}>even speed, for comparison</span>
      </>
    ),
  },
];

/** The tokens of motion, each moving. */
export function Motions() {
  const [all, setAll] = useState(0);
  const [isSlower, setIsSlower] = useState(false);
  const isStill = useIsStill();
  const pace: Pace = (duration, easing = vars.motion.ease) => ({
    transitionDuration: `calc(${vars.motion[duration]} * ${isSlower ? SLOWER : 1})`,
    transitionTimingFunction: easing,
  });
  return (
    <div className={tokens.frame}>
      <div className={styles.bar}>
        <Button icon={iconPlay} onClick={() => setAll(all + 1)}>
          Replay all
        </Button>
        <Checkbox label={`${SLOWER} times slower`} checked={isSlower} onChange={setIsSlower} />
      </div>
      {isStill && (
        <Callout title="Motion is reduced">
          Nothing moves: each example shows its end at once. Choose “Full motion” in the toolbar, and allow
          motion in your system, to see it.
        </Callout>
      )}
      {SAMPLES.map((sample) => (
        <MotionRow key={`${sample.token} ${all} ${isSlower}`} sample={sample} pace={pace} />
      ))}
    </div>
  );
}

function MotionRow({ sample: { token, use, draw }, pace }: { sample: Sample; pace: Pace }) {
  const [turn, setTurn] = useState(0);
  return (
    <div className={styles.row}>
      <div>
        <span className={styles.name}>{token}</span>
        <span className={tokens.value}>{motion[token]}</span>
      </div>
      <p className={styles.use}>{use}</p>
      <div key={turn} className={styles.stage}>
        {draw(pace)}
      </div>
      <Button size="sm" icon={iconPlay} aria-label={`Replay ${token}`} onClick={() => setTurn(turn + 1)}>
        Replay
      </Button>
    </div>
  );
}
