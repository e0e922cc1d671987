import { useLocale } from "use-intl";
import { useWords } from "../../words.ts";
import type { FoundFacets } from "../queries.ts";
import { type Narrowed, type ResultSearch } from "./address.ts";
import { nothingChosen, specificationsIn, specificationToggled, specified } from "./narrow.ts";
import { Choices, Facet } from "./facet.tsx";
import { RangeFields } from "./range-fields.tsx";
import { valueText } from "./typed-value.ts";

export type CountedSpecification = NonNullable<FoundFacets["specificationFacets"]>[number];

interface Props {
  of: CountedSpecification;
  search: ResultSearch;
  onNarrow: (to: Narrowed) => void;
  isOpen: boolean;
}

/** More numbers than these can be asked for as a range, too. */
const manyNumbers = 6;
const lowEnd = (value: string) => Number(value.split("..")[0]);

/** Values of one specification: numbers in their order, others by how often they are. */
export function SpecificationFacet({ of, search, onNarrow, isOpen }: Props) {
  const say = useWords("results");
  const language = useLocale();
  const { spec, unit, values } = of;
  const name = of.name[language];
  const chosen = specificationsIn(search.specifications).get(spec) ?? nothingChosen;
  const [least, most] = chosen.range ?? ["", ""];
  const count = chosen.values.length + (chosen.range ? 1 : 0);
  const said = { yes: say("yes"), no: say("no") };
  const isNumber = values.every(({ value }) => !Number.isNaN(lowEnd(value)));
  const choices = values
    // A value with one of these signs cannot be asked for.
    .filter(({ value }) => !/[;=|]/.test(value))
    .map((one) => ({ ...one, text: valueText(one, unit, language, said) }));
  if (isNumber) choices.sort((left, right) => lowEnd(left.value) - lowEnd(right.value));
  if (values.length < 2 && count === 0) return null;
  return (
    <Facet name={name} chosen={count} isOpen={isOpen}>
      <Choices
        name={name}
        values={choices}
        chosen={chosen.values}
        onToggle={(value) => onNarrow(specificationToggled(search, spec, value))}
      />
      {isNumber && values.length > manyNumbers && (
        <RangeFields
          name={name}
          unit={unit}
          least={least}
          most={most}
          onRange={(...range) => onNarrow(specified(search, spec, { values: [], range }))}
        />
      )}
    </Facet>
  );
}
