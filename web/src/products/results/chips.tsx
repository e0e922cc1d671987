import { grouped } from "@bupum/ui/display/grouped";
import { IconX } from "@tabler/icons-react";
import { useLocale } from "use-intl";
import { useWords } from "../../words.ts";
import type { FoundFacets } from "../queries.ts";
import { listNames, type Narrow, type Narrowed, type ResultSearch } from "./address.ts";
import {
  specificationsIn,
  specificationToggled,
  specified,
  toggled,
  unfiltered,
  valuesOf,
} from "./narrow.ts";
import { countsOf, useValueText } from "./found.ts";
import { valueText } from "./typed-value.ts";
import styles from "./filters.module.css";

interface Chip {
  text: string;
  without: Narrowed;
}
interface ChipsProps {
  search: ResultSearch;
  found: FoundFacets | undefined;
  onNarrow: Narrow;
  isOfCategory?: boolean;
}

const facetOf = {
  manufactorIds: "manufactor",
  categoryTagIds: "category",
  conditions: "condition",
  regions: "region",
} as const;

/** Each filter as a chip that takes it away. */
export function Chips(props: ChipsProps) {
  const say = useWords("results");
  const chips = useChips(props);
  if (chips.length === 0) return null;
  return (
    <ul className={styles["chips"]} aria-label={say("chosen")}>
      {chips.map(({ text, without }) => (
        <li key={text}>
          <button
            type="button"
            aria-label={say("drop", { name: text })}
            onClick={() => props.onNarrow(without)}
          >
            {text}
            <IconX size={14} aria-hidden />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button
            type="button"
            className={styles["clear"]}
            onClick={() => props.onNarrow(unfiltered)}
          >
            {say("clear")}
          </button>
        </li>
      )}
    </ul>
  );
}

function useChips({ search, found, isOfCategory }: ChipsProps): Chip[] {
  const say = useWords("results");
  const textOf = useValueText();
  const ofSpecifications = useSpecificationChips({ search, found });
  const lists = listNames.filter((name) => !isOfCategory || name !== "categoryTagIds");
  const { minPrice = "", maxPrice = "", maxLeadTimeDays } = search;
  return [
    ...(search.inStock ? [{ text: say("inStock"), without: { inStock: undefined } }] : []),
    ...(search.withoutDiscontinued
      ? [{ text: say("withoutDiscontinued"), without: { withoutDiscontinued: undefined } }]
      : []),
    ...lists.flatMap((name) =>
      valuesOf(search[name]).map((value) => {
        const known = countsOf(found, facetOf[name]).find((one) => one.value === value);
        const text = textOf(facetOf[name], known ?? { value });
        return { text, without: toggled(search, name, value) };
      }),
    ),
    ...ofSpecifications,
    ...(minPrice || maxPrice
      ? [
          {
            text: `${say("lowest")} ${grouped(minPrice)}–${grouped(maxPrice)}`,
            without: { minPrice: undefined, maxPrice: undefined },
          },
        ]
      : []),
    ...(maxLeadTimeDays
      ? [
          {
            text: say("within", { days: Number(maxLeadTimeDays) }),
            without: { maxLeadTimeDays: undefined },
          },
        ]
      : []),
  ];
}

function useSpecificationChips({ search, found }: Pick<ChipsProps, "search" | "found">): Chip[] {
  const say = useWords("results");
  const language = useLocale();
  const said = { yes: say("yes"), no: say("no") };
  return [...specificationsIn(search.specifications)].flatMap(([spec, { values, range }]) => {
    const facet = found?.specificationFacets?.find((one) => one.spec === spec);
    const name = facet?.name[language] ?? spec;
    const unit = facet?.unit ?? "";
    const ofRange = range
      ? [
          {
            text: `${name} ${range.join("–")}${unit && ` ${unit}`}`,
            without: specified(search, spec, { values: [] }),
          },
        ]
      : [];
    return [
      ...values.map((value) => {
        const same = { ko: value, en: value, zh: value };
        const known = facet?.values.find((one) => one.value === value) ?? { value, name: same };
        return {
          text: `${name} ${valueText(known, unit, language, said)}`,
          without: specificationToggled(search, spec, value),
        };
      }),
      ...ofRange,
    ];
  });
}
