import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { UnitPrice } from "@bupum/ui/display/money";
import { useWords } from "../../words.ts";

/** For the seller: the line's round, and what the buyer changed. */
export function RequoteNote({ line }: { line: Line }) {
  const say = useWords("requote");
  const { requote, currentResponse } = line;
  if (!requote) return null;
  return (
    <div role="note">
      <p>
        <strong>{say("round", { round: line.round })}</strong> {say(`reasons.${requote.reason}`)}
      </p>
      {requote.targetPrice && (
        <p>
          {say("counterOffer")}{" "}
          <UnitPrice
            of={requote.targetPrice}
            currency={currentResponse?.currency ?? "KRW"}
            vat={currentResponse?.vatMode ?? "EXCLUDED"}
          />
        </p>
      )}
      {requote.quantityBefore !== undefined && (
        <p>
          {say("quantityChanged", {
            before: requote.quantityBefore,
            after: line.quantity,
            unit: line.unit,
          })}
        </p>
      )}
      {requote.memo && <p>{requote.memo}</p>}
      {line.open && line.replyType === "PENDING" && currentResponse?.state === "ACTIVE" && (
        <p>{say("stillStands")}</p>
      )}
    </div>
  );
}
