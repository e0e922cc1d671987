import { boardPurposeTypes, boardStatuses } from "@bupum/shared/reading/boards/rules";
import { faultAt } from "@bupum/shared/kernel/problem";

type Given = Partial<Record<"status" | "boardPurposeType" | "isHidden", string>>;

/** The filter of the list. Throws a fault for values that no post has. */
export function wantedBy({ status, boardPurposeType, isHidden }: Given = {}) {
  return {
    status: among(boardStatuses, status),
    boardPurposeType: among(boardPurposeTypes, boardPurposeType),
    isHidden: isHidden === undefined ? undefined : among(["true", "false"], isHidden) === "true",
  };
}

function among<const Value extends string>(known: readonly Value[], given: string | undefined) {
  const found = known.find((one) => one === given);
  if (given !== undefined && found === undefined) throw faultAt("query.filter", "invalid_value");
  return found;
}
