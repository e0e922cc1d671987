import { grouped } from "@bupum/ui/display/grouped";
import { useWords } from "../../words.ts";
import { countsOf, type FilterPanelProps } from "./found.ts";
import { Facet } from "./facet.tsx";
import { RangeFields } from "./range-fields.tsx";
import styles from "./filters.module.css";

/** Lower ends of the bands that prices are counted in, in won. */
const ends = [0, 1_000, 10_000, 50_000, 100_000, 500_000, 1_000_000];

/** The API takes whole won. */
const whole = (end: string) => (end === "" ? undefined : String(Math.trunc(Number(end))));

type Props = Pick<FilterPanelProps, "search" | "found" | "onNarrow">;

/** Prices as bars that can be chosen, and as typed numbers. */
export function PriceFacet({ search, found, onNarrow }: Props) {
  const say = useWords("results");
  const { minPrice, maxPrice } = search;
  const counts = countsOf(found, "price");
  const bands = ends.map((from, at) => ({
    from,
    to: ends[at + 1],
    count: counts.find(({ value }) => value === String(from))?.count ?? 0,
  }));
  const highest = Math.max(1, ...bands.map(({ count }) => count));
  const name = say("facets.price");
  const isChosen = minPrice !== undefined || maxPrice !== undefined;
  return (
    <Facet name={name} chosen={isChosen ? 1 : 0} isOpen={false}>
      <ul className={styles["bands"]} aria-label={name}>
        {bands.map(({ from, to, count }) => {
          const band = {
            minPrice: String(from),
            maxPrice: to === undefined ? undefined : String(to - 1),
          };
          const isOn = minPrice === band.minPrice && maxPrice === band.maxPrice;
          return (
            <li key={from}>
              <button
                type="button"
                aria-pressed={isOn}
                disabled={count === 0 && !isOn}
                onClick={() =>
                  onNarrow(isOn ? { minPrice: undefined, maxPrice: undefined } : { ...band })
                }
              >
                <span>
                  {to
                    ? `${grouped(String(from))}–${grouped(String(to - 1))}`
                    : say("atLeast", { value: grouped(String(from)) })}
                </span>
                <i style={{ inlineSize: `${(count / highest) * 100}%` }} aria-hidden />
                <small>{grouped(String(count))}</small>
              </button>
            </li>
          );
        })}
      </ul>
      <RangeFields
        name={name}
        unit=""
        least={minPrice ?? ""}
        most={maxPrice ?? ""}
        onRange={(least, most) => onNarrow({ minPrice: whole(least), maxPrice: whole(most) })}
      />
    </Facet>
  );
}
