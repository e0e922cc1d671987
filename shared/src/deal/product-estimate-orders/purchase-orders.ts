import type { EstimateStatus } from "../estimate-groups/fields.ts";
import { estimateStatuses } from "../estimate-groups/statuses.ts";
import { breakdownOf } from "./breakdown.ts";
import { isClaimOpen } from "./claim-states.ts";
import type { Order } from "./contract.ts";
import { isPartly, piecesOf } from "./pieces.ts";
import { isCancelAsked } from "./rules.ts";

type Line = Omit<Order, "shipTo">;
type Lines = readonly [Line, ...Line[]];

/** A purchase order as a row of a list: its parties, and its lines summed up. */
export function purchaseOrderOf(lines: Lines) {
  const [first] = lines;
  const { id, orderBatchId, poNumber, groupId, createdAt } = first;
  const { buyerId, buyerName, sellerId, sellerName } = first;
  const { productName, partNumber, manufactorName, isAlternative, insteadOf } = first;
  const { buyerPoNumber, substituteGrade } = first;
  const days = lines
    .filter(({ status, shipment }) => status === "CONFIRMED" && !shipment)
    .flatMap(({ expectedShipDate }) => expectedShipDate ?? [])
    .toSorted();
  const dueAts = lines
    .flatMap((line) => (isCancelAsked(line) ? line.cancelRequest.dueAt : []))
    .toSorted();
  return {
    id,
    orderBatchId,
    poNumber,
    ...(buyerPoNumber && { buyerPoNumber }),
    groupId,
    buyerId,
    buyerName,
    sellerId,
    sellerName,
    productName,
    ...(partNumber !== undefined && { partNumber }),
    ...(manufactorName !== undefined && { manufactorName }),
    isAlternative,
    ...(insteadOf !== undefined && { insteadOf }),
    ...(substituteGrade && { substituteGrade }),
    lines: lines.length,
    counts: countsOf(lines),
    shipped: lines.filter(({ status, shipment }) => status === "CONFIRMED" && shipment).length,
    partly: lines.filter((line) => isPartly(line) && piecesOf(line).shipped > 0).length,
    cancelAsked: dueAts.length,
    ...(dueAts[0] && { cancelDueAt: dueAts[0] }),
    claimed: lines.filter(({ claims }) => claims?.some(isClaimOpen)).length,
    breakdown: breakdownOf(lines),
    ...(days[0] && { firstShipDate: days[0], lastShipDate: days.at(-1) ?? days[0] }),
    createdAt,
  };
}

const countsOf = (lines: Lines): Record<EstimateStatus, number> => {
  const count = (one: EstimateStatus) => lines.filter(({ status }) => status === one).length;
  return {
    PENDING: count("PENDING"),
    CONFIRMED: count("CONFIRMED"),
    REJECTED: count("REJECTED"),
    COMPLETED: count("COMPLETED"),
    CANCELLED: count("CANCELLED"),
  };
};

/** The states in which lines of it are, in the order that they come in. */
export const statesOf = (counts: Record<EstimateStatus, number>): EstimateStatus[] =>
  estimateStatuses.filter((status) => counts[status] > 0);
