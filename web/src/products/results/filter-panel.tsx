import { isOver } from "@bupum/shared/catalogue/products/lives";
import { grouped } from "@bupum/ui/display/grouped";
import { memo, useCallback } from "react";
import { useWords } from "../../words.ts";
import type { ListName } from "./address.ts";
import { countsOf, type FilterPanelProps, useValueText } from "./found.ts";
import { toggled, valuesOf } from "./narrow.ts";
import { Choices, type Choice, Facet } from "./facet.tsx";
import { PriceFacet } from "./price-facet.tsx";
import { SpecificationFacet } from "./specification-facet.tsx";
import styles from "./filters.module.css";

/** Specifications whose values stand open. */
const openSpecifications = 5;

/** All filters with their counts (S2-9, S8-9): drawn once their list is, and for nothing else. */
export const FilterPanel = memo(function FilterPanel(props: FilterPanelProps) {
  const { search, found, onNarrow, isOfCategory = false, waiting } = props;
  const say = useWords("results");
  if (!found) return waiting;
  const shared = { search, found, onNarrow };
  return (
    <div className={styles["panel"]}>
      <label className={styles["stock"]}>
        <input
          type="checkbox"
          checked={search.inStock === "true"}
          onChange={() => onNarrow({ inStock: search.inStock ? undefined : "true" })}
        />
        <span>{say("inStock")}</span>
      </label>
      <LifeFilter {...shared} />
      {!isOfCategory && <ListFacet {...shared} facet="category" name="categoryTagIds" isOpen />}
      {found.specificationFacets?.map((facet, at) => (
        <SpecificationFacet
          key={facet.spec}
          of={facet}
          search={search}
          onNarrow={onNarrow}
          isOpen={at < openSpecifications}
        />
      ))}
      <ListFacet {...shared} facet="manufactor" name="manufactorIds" isOpen />
      <PriceFacet {...shared} />
      <LeadTimeFacet {...shared} />
      <ListFacet {...shared} facet="condition" name="conditions" isOpen={false} />
      <ListFacet {...shared} facet="region" name="regions" isOpen={false} />
    </div>
  );
});

type SharedProps = Pick<FilterPanelProps, "search" | "found" | "onNarrow">;
/** Leaves out what no maker takes orders for, with how many parts are left (D35-4). */
function LifeFilter({ search, found, onNarrow }: SharedProps) {
  const say = useWords("results");
  const isOn = search.withoutDiscontinued === "true";
  const over = countsOf(found, "life")
    .filter(({ value }) => isOver(value))
    .reduce((sum, { count }) => sum + count, 0);
  if (over === 0 && !isOn) return null;
  const left = (found?.total ?? 0) - (isOn ? 0 : over);
  return (
    <label className={styles["stock"]}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={() => onNarrow({ withoutDiscontinued: isOn ? undefined : "true" })}
      />
      <span>
        {say("withoutDiscontinued")} ({grouped(String(left))})
      </span>
    </label>
  );
}

interface ListFacetProps extends SharedProps {
  facet: "manufactor" | "category" | "condition" | "region";
  name: ListName;
  isOpen: boolean;
}

function ListFacet({ search, found, onNarrow, facet, name, isOpen }: ListFacetProps) {
  const say = useWords("results");
  const textOf = useValueText();
  const chosen = valuesOf(search[name]);
  const toggle = useCallback(
    (value: string) => onNarrow((old) => toggled(old, name, value)),
    [onNarrow, name],
  );
  const values = countsOf(found, facet).map((one): Choice => ({
    ...one,
    text: textOf(facet, one),
  }));
  if (values.length < 2 && chosen.length === 0) return null;
  return (
    <Facet name={say(`facets.${facet}`)} chosen={chosen.length} isOpen={isOpen}>
      <Choices name={say(`facets.${facet}`)} values={values} chosen={chosen} onToggle={toggle} />
    </Facet>
  );
}

/** Days that are offered, and the bands whose sum is within them. */
const days = [0, 3, 7, 14, 30];

function LeadTimeFacet({ search, found, onNarrow }: SharedProps) {
  const say = useWords("results");
  const bands = countsOf(found, "leadTimeDays");
  const name = say("facets.leadTimeDays");
  const chosen = search.maxLeadTimeDays;
  const toggle = useCallback(
    (value: string) =>
      onNarrow((old) => ({ maxLeadTimeDays: value === old.maxLeadTimeDays ? undefined : value })),
    [onNarrow],
  );
  const values = days.map((most): Choice => ({
    value: String(most),
    text: say("within", { days: most }),
    count: bands.reduce((sum, { value, count }) => sum + (Number(value) <= most ? count : 0), 0),
  }));
  return (
    <Facet name={name} chosen={chosen === undefined ? 0 : 1} isOpen={false}>
      <Choices
        name={name}
        values={values}
        chosen={chosen === undefined ? [] : [chosen]}
        onToggle={toggle}
      />
    </Facet>
  );
}
