// Without zod, for entry chunks.
import type { EstimateStatus } from "../estimate-groups/fields.ts";
import { type ClaimStatus, isClaimOpen } from "./claim-states.ts";
import type { OrderSide } from "./sides.ts";

/**
 * What is done with lines of a purchase order, in the order of the buttons on every page: what ends
 * the deal comes first, what carries it on last (D3-30).
 */
export const lineActs = [
  "reject",
  "cancel",
  "askCancel",
  "agree",
  "remove",
  "keep",
  "ship",
  "accept",
  "complete",
] as const;
export type LineAct = (typeof lineActs)[number];

interface Line {
  status: EstimateStatus;
  cancelRequest?: { by: OrderSide } | undefined;
  shipment?: { at: string } | undefined;
  deliveries?: readonly { receivedAt?: string | undefined }[] | undefined;
  backOrder?: object | undefined;
  claims?: readonly { status: ClaimStatus }[] | undefined;
}
type Reader = Exclude<OrderSide, "SYSTEM">;

/** Whether there is something to receive: all of a line, or of what leaves in parts a new part. */
const hasCome = ({ shipment, deliveries, backOrder }: Line): boolean =>
  shipment !== undefined ||
  (deliveries ? deliveries.some(({ receivedAt }) => receivedAt === undefined) : !backOrder);

/** Whether a reader may do that with a line now. */
function may(act: LineAct, side: Reader, line: Line): boolean {
  const { status, cancelRequest, claims = [] } = line;
  const isWaiting = status === "PENDING";
  const isAccepted = status === "CONFIRMED";
  const isAdmin = side === "ADMIN";
  const isAsked = isAccepted && cancelRequest !== undefined;
  const isClaimed = claims.some(isClaimOpen);
  switch (act) {
    case "accept":
    case "reject":
      return isWaiting && side !== "BUYER";
    case "cancel":
      return (
        (isWaiting && side === "BUYER") || ((isWaiting || isAccepted) && isAdmin && !isClaimed)
      );
    case "askCancel":
      return isAccepted && !isAsked && !isAdmin && !isClaimed;
    case "agree":
      return isAsked && !isAdmin && cancelRequest?.by !== side && !isClaimed;
    case "keep":
      return isAsked;
    case "ship":
      return isAccepted && side !== "BUYER";
    case "complete":
      return isAccepted && side !== "SELLER" && hasCome(line);
    case "remove":
      return isAdmin && !isWaiting && !isAccepted && !isClaimed;
  }
}

/**
 * What leaves next; where nothing is left to ship, the parcel that is corrected: lines of several
 * parcels have no carrier and number in common.
 */
function toShip<One extends Line>(lines: readonly One[]): One[] {
  const unshipped = lines.filter(({ shipment }) => !shipment);
  if (unshipped.length > 0) return unshipped;
  const parcels = new Set(lines.map(({ shipment }) => shipment?.at));
  return parcels.size === 1 ? [...lines] : [];
}

/** The acts that are open to a reader, each with the lines that it would move. */
export const actsOn = <One extends Line>(
  lines: readonly One[],
  side: Reader,
): { act: LineAct; lines: One[] }[] =>
  lineActs.flatMap((act) => {
    const open = lines.filter((line) => may(act, side, line));
    const moved = act === "ship" ? toShip(open) : open;
    return moved.length > 0 ? [{ act, lines: moved }] : [];
  });

/** Whether a deal is to be completed next: all of these lines have left. Before that it is a side door. */
export const isCompletionNext = (lines: readonly Pick<Line, "status" | "shipment">[]): boolean =>
  lines.every(({ shipment }) => shipment !== undefined);
