import { useCallback, useMemo } from "react";
import { useLocale } from "use-intl";
import { useWords } from "../../words.ts";
import type { FoundFacets } from "../queries.ts";
import type { Narrow, ResultSearch } from "./address.ts";
import {
  type Chosen,
  nothingChosen,
  specificationsIn,
  specificationToggled,
  specified,
} from "./narrow.ts";
import { Choices, Facet } from "./facet.tsx";
import { RangeFields } from "./range-fields.tsx";
import { valueText } from "./typed-value.ts";

export type CountedSpecification = NonNullable<FoundFacets["specificationFacets"]>[number];

interface Props {
  of: CountedSpecification;
  search: ResultSearch;
  onNarrow: Narrow;
  isOpen: boolean;
}

/** More numbers than these can be asked for as a range, too. */
const manyNumbers = 6;
const lowEnd = (value: string) => Number(value.split("..")[0]);

/** A thousand values are read and sorted once per answer, not once per rendering. */
function useChoices({ values, unit }: CountedSpecification) {
  const say = useWords("results");
  const language = useLocale();
  const [yes, no] = [say("yes"), say("no")];
  return useMemo(() => {
    const choices = values
      // A value with one of these signs cannot be asked for.
      .filter(({ value }) => !/[;=|]/.test(value))
      .map((one) => ({
        ...one,
        text: valueText(one, unit, language, { yes, no }),
        from: lowEnd(one.value),
      }));
    const isNumber = values.every(({ value }) => !Number.isNaN(lowEnd(value)));
    if (isNumber) choices.sort((left, right) => left.from - right.from);
    return { choices, isNumber };
  }, [values, unit, language, yes, no]);
}

/** One specification under its name. */
export function SpecificationFacet({ isOpen, ...narrowing }: Props) {
  const { of, search } = narrowing;
  const chosen = specificationsIn(search.specifications).get(of.spec) ?? nothingChosen;
  const count = chosen.values.length + (chosen.range ? 1 : 0);
  const name = of.name[useLocale()];
  if (of.values.length < 2 && count === 0) return null;
  return (
    <Facet name={name} chosen={count} isOpen={isOpen}>
      <Values {...narrowing} name={name} chosen={chosen} />
    </Facet>
  );
}

type ValuesProps = Pick<Props, "of" | "onNarrow"> & { name: string; chosen: Chosen };

/** Its values: numbers in their order, others by how often they are. */
function Values({ of, onNarrow, name, chosen }: ValuesProps) {
  const { spec, unit, values } = of;
  const [least, most] = chosen.range ?? ["", ""];
  const { choices, isNumber } = useChoices(of);
  const toggle = useCallback(
    (value: string) => onNarrow((old) => specificationToggled(old, spec, value)),
    [onNarrow, spec],
  );
  return (
    <>
      <Choices name={name} values={choices} chosen={chosen.values} onToggle={toggle} />
      {isNumber && values.length > manyNumbers && (
        <RangeFields
          name={name}
          unit={unit}
          least={least}
          most={most}
          onRange={(...range) => onNarrow((old) => specified(old, spec, { values: [], range }))}
        />
      )}
    </>
  );
}
