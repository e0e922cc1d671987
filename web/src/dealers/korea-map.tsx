import type { Region } from "@bupum/shared/reference/regions/regions";
import { useWords } from "../words.ts";
import { box, shapes } from "./korea.ts";
import styles from "./korea-map.module.css";

interface KoreaMapProps {
  /** The count of each region; without counts the map only shows `selected`. */
  counts?: readonly { region: Region; count: number }[] | undefined;
  selected: Region | undefined;
  onSelect?: (region: Region | undefined) => void;
}

const steps = 4;
const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** Korea's 14 regions: shades show the counts, buttons choose a region or clear the choice. */
export function KoreaMap({ counts, selected, onSelect }: KoreaMapProps) {
  const say = useWords("dealers");
  const trade = useWords("trade");
  const countOf = new Map(counts?.map(({ region, count }) => [region, count]));
  const most = Math.max(1, ...countOf.values());
  const shadeOf = (region: Region) =>
    Math.ceil((Math.min(most, countOf.get(region) ?? 0) / most) * steps);
  const choose = (region: Region) => onSelect?.(region === selected ? undefined : region);
  return (
    <div className={styles["map"]} role="group" aria-label={say("map")}>
      <svg viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden>
        {shapes.map(({ region, path }) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its button has the keys
          <path
            key={region}
            d={path}
            data-shade={shadeOf(region)}
            data-selected={region === selected || undefined}
            {...(onSelect && { onClick: () => choose(region) })}
          />
        ))}
      </svg>
      {onSelect &&
        shapes.map(({ region, at: [x, y] }) => {
          const count = countOf.get(region) ?? 0;
          const name = trade(`regions.${region}`);
          return (
            <button
              key={region}
              type="button"
              className={styles["place"]}
              style={{ left: percent(x, box.width), top: percent(y, box.height) }}
              aria-pressed={region === selected}
              title={say("regionCount", { region: name, count })}
              data-none={count === 0 || undefined}
              onClick={() => choose(region)}
            >
              <span>{name}</span> <strong>{counts ? count : "·"}</strong>
            </button>
          );
        })}
    </div>
  );
}
