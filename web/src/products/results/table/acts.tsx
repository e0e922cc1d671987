import type { FoundRow } from "@bupum/shared/catalogue/products/contract";
import { IconArrowsDiff, IconCheck, IconPlus } from "@tabler/icons-react";
import { useLocale } from "use-intl";
import { useToggleInBasket } from "../../../trade/add-button.tsx";
import { useBasket, wantedOf } from "../../../trade/basket-list.ts";
import { useMayAsk } from "../../../trade/may-ask.ts";
import { useWords } from "../../../words.ts";
import { useChosen } from "../../compare/chosen.ts";

/** The boxes of a row: in the comparison, in the request basket. */
export function Acts({ row }: { row: FoundRow }) {
  return (
    <>
      <Compare row={row} />
      <Add row={row} />
    </>
  );
}

function Compare({ row }: { row: FoundRow }) {
  const say = useWords("results");
  const { has, toggle } = useChosen((params) => say("compare.full", params));
  const isIn = has(row.id);
  return (
    <button
      type="button"
      tabIndex={-1}
      data-walk
      aria-pressed={isIn}
      aria-label={say("compare.addPart", { part: row.partNumber })}
      title={say(isIn ? "compare.added" : "compare.add")}
      onClick={() => toggle(row)}
    >
      <IconArrowsDiff size={18} aria-hidden />
    </button>
  );
}

function Add({ row }: { row: FoundRow }) {
  const trade = useWords("trade");
  const language = useLocale();
  const toggle = useToggleInBasket();
  const isIn = useBasket().some(({ productId }) => productId === row.id);
  const mayAsk = useMayAsk();
  if (!mayAsk) return null;
  return (
    <button
      type="button"
      tabIndex={-1}
      data-walk
      aria-pressed={isIn}
      aria-label={`${trade("add")}: ${row.partNumber}`}
      title={trade(isIn ? "added" : "add")}
      onClick={() => void toggle(wantedOf(row, 1, language))}
    >
      {isIn ? <IconCheck size={18} aria-hidden /> : <IconPlus size={18} aria-hidden />}
    </button>
  );
}
