import { seoulDay } from "@bupum/shared/kernel/time";
import { useDays } from "@bupum/ui/display/days";
import { useWords } from "../../words.ts";
import type { MerchandiseAt } from "./merchandises-at.ts";

interface ClosureProps {
  of: MerchandiseAt["seller"]["closure"];
  now: number;
  /** Its days alone, in the line of an offer. */
  isShort?: boolean;
}

/** The seller's days of absence; past ones are not shown. */
export function Closure({ of, now, isShort = false }: ClosureProps) {
  const say = useWords("products");
  const { day } = useDays();
  const today = seoulDay(new Date(now).toISOString());
  if (!of || of.to < today) return null;
  const [from, to] = [day(of.from), day(of.to)];
  return (
    <small data-warns>
      {isShort || of.from > today
        ? say("product.closed", { from, to })
        : say("product.closedNow", { to })}
    </small>
  );
}
