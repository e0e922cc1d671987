import type { Group } from "@bupum/shared/deal/estimate-groups/contract";
import type { EstimateLine } from "@bupum/shared/deal/product-estimates/contract";

const soon = 2_000;
const atPaceOfQuotes = 30_000;

/** A worker counts the quotes of a request a moment after they came. */
const isBehind = (group: Group, lines: readonly EstimateLine[]): boolean =>
  group.estimates.some(
    ({ id, repliedCount }) =>
      repliedCount === 0 &&
      lines.some(({ estimateId, currentResponse }) => estimateId === id && currentResponse),
  );

/** After how many milliseconds a request is read again, beside the lines that are known. */
export const groupPoll = (group: Group | undefined, lines: readonly EstimateLine[] = []) =>
  group?.dispatching || (group && isBehind(group, lines))
    ? soon
    : group?.open
      ? atPaceOfQuotes
      : false;

/** The same for its lines: those of a closed request close a moment later. */
export const linesPoll = (group: Group | undefined, lines: readonly EstimateLine[] = []) =>
  group?.open === false && lines.some(({ open }) => open) ? soon : groupPoll(group);
