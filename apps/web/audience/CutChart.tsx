import type { AudienceView } from '@coldcast/rules/audienceAnswer';
import { formatExpected } from '@coldcast/rules/audienceWords';
import { countOf } from '@coldcast/rules/countOf';
import { formatCount } from '../ui/formats.ts';
import { useElementWidth } from '../ui/useElementWidth.ts';
import chart from '../ui/Chart.module.css';
import styles from './CutChart.module.css';
import { CHART_HEIGHT, EDGE, TOP, firstLineOf, toPanels, toPaths, toTicks, xOf, yOf, type Panel } from './curveDrawing.ts';

type Props = { view: AudienceView; onCut: (cut: number) => void };
type Frame = { all: number; width: number };

/** Where text starts, right of a cut at no leads; room for a tick's number, and for the value at the cut. */
const TEXT = EDGE + 8;
const TICK_WIDTH = 32;
const CALL_ROOM = 84;

function PanelDrawing({ view, panel, frame, title }: { view: AudienceView; panel: Panel; frame: Frame; title: string }) {
  const { mean, band } = toPaths(view.curve, panel, frame);
  const base = panel.top + panel.height;
  const value = panel.valueOf(view.cut);
  const [x, y] = [xOf(view.cut.leads, frame.all, frame.width), yOf(value, panel)];
  // Up to the left, no rising line crosses it; at the left end it is above the line beside it.
  const isEarly = x < EDGE + CALL_ROOM;
  const beside = isEarly ? (view.curve.findLast(({ leads }) => xOf(leads, frame.all, frame.width) <= x + CALL_ROOM) ?? view.cut) : view.cut;
  const callY = Math.min(y, yOf(panel.valueOf(beside), panel)) - 8;
  return (
    <>
      <text className={chart.title} x={TEXT} y={panel.top - 8}>
        {title}
      </text>
      {toTicks(panel).map((tick) => (
        <g key={tick}>
          <path className={chart.grid} d={`M${EDGE} ${yOf(tick, panel)}H${frame.width - EDGE}`} />
          <text className={chart.axis} x={TEXT} y={yOf(tick, panel) - 3}>
            {Number(tick.toPrecision(2))}
          </text>
        </g>
      ))}
      <path className={chart.band} d={band} />
      <path className={chart.mean} d={mean} />
      <path className={chart.base} d={`M${EDGE} ${base}H${frame.width - EDGE}`} />
      <circle className={chart.chosen} cx={x} cy={y} r="6" />
      <text
        className={chart.call}
        x={isEarly ? Math.max(x + 12, TEXT + TICK_WIDTH) : x - 12}
        y={Math.max(panel.top + 12, callY)}
        textAnchor={isEarly ? 'start' : 'end'}
      >
        {formatExpected(value)}
      </text>
    </>
  );
}

const HANDLE = 104;

function Handle({ leads, frame }: { leads: number; frame: Frame }) {
  const x = xOf(leads, frame.all, frame.width);
  const left = Math.min(frame.width - HANDLE, Math.max(0, x - HANDLE / 2));
  const y = CHART_HEIGHT - 32;
  return (
    <g className={styles.handle}>
      <rect x={left} y={y} width={HANDLE} height="28" rx="8" />
      <path className={styles.arrows} d={`m${left + 11} ${y + 9}-5 5 5 5M${left + HANDLE - 11} ${y + 9}l5 5-5 5`} />
      <text x={left + HANDLE / 2} y={y + 18.5} textAnchor="middle">
        {formatCount(leads)} {leads === 1 ? 'lead' : 'leads'}
      </text>
    </g>
  );
}

/** What the first leads in sending order bring and risk, with a slider for how many get the email. */
export function CutChart({ view, onCut }: Props) {
  const [box, measured] = useElementWidth<HTMLDivElement>();
  const all = view.leads.length;
  const frame = { all, width: measured === 0 ? 900 : measured };
  const panels = toPanels(view.curve);
  const first = firstLineOf(view);
  const x = xOf(view.cut.leads, all, frame.width);
  return (
    <div className={styles.chart} ref={box}>
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={all}
        step={1}
        value={view.cut.leads}
        aria-label="Leads that get the email"
        aria-valuetext={`${formatCount(view.cut.leads)} of ${countOf(all, 'lead')}`}
        onChange={({ target }) => onCut(Number(target.value))}
      />
      <svg viewBox={`0 0 ${frame.width} ${CHART_HEIGHT}`} width={frame.width} height={CHART_HEIGHT} aria-hidden="true">
        <rect className={chart.column} x={EDGE} y={TOP} width={Math.max(0, x - EDGE)} height={CHART_HEIGHT - TOP - 32} />
        {first !== null && <path className={styles.firstLine} d={`M${xOf(first, all, frame.width)} ${TOP}V${CHART_HEIGHT - 40}`} />}
        <path className={styles.cutLine} d={`M${x} ${TOP}V${CHART_HEIGHT - 32}`} />
        <PanelDrawing view={view} panel={panels.interest} frame={frame} title="Interested replies, added up" />
        <PanelDrawing view={view} panel={panels.reports} frame={frame} title="Spam reports" />
        <Handle leads={view.cut.leads} frame={frame} />
      </svg>
    </div>
  );
}
