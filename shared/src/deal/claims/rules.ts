import { addBusinessDays } from "../../kernel/calendar/calendar.ts";
import { lineAmount } from "../../kernel/money/amounts.ts";
import { type Taxed, type VatMode, withVat } from "../../kernel/money/tax.ts";
import { addDays, type Day, type Instant, seoulDay, seoulInstant } from "../../kernel/time.ts";
import {
  type ClaimKind,
  claimKinds,
  type ClaimStatus,
  isClaimOpen,
} from "../product-estimate-orders/claim-states.ts";
import type { Order } from "../product-estimate-orders/contract.ts";
import { piecesOf } from "../product-estimate-orders/pieces.ts";
import { isShipDateOver } from "../product-estimate-orders/ship-dates.ts";
import type { ClaimRemedy } from "./states.ts";

/** From the completion of a delivered line on, a claim can be made for so many days (D34-1). */
export const claimDays = 21;
/** The most claims about one line, and the most files of one claim. */
export const mostClaims = 5;
export const mostClaimFiles = 5;

/** In business days: the seller's time, the buyer's, and the admins' (D34-2, D34-4). */
const daysOf: Partial<Record<ClaimStatus, number>> = { PENDING: 2, PROPOSED: 5, ESCALATED: 2 };

/** Until when the side whose turn it is has time, at 18:00 in Seoul; undefined once it ended. */
export function claimDueAt(status: ClaimStatus, at: Instant): Instant | undefined {
  const days = daysOf[status];
  return days === undefined
    ? undefined
    : seoulInstant(addBusinessDays(seoulDay(at), days), "18:00");
}

type Claimable = Parameters<typeof isShipDateOver>[0] &
  Pick<Order, "completedAt" | "claims" | "deliveries">;

/** The last day on which a claim about a line can be made; undefined while it is not completed. */
export const lastClaimDay = ({ completedAt }: Pick<Order, "completedAt">): Day | undefined =>
  completedAt === undefined ? undefined : addDays(seoulDay(completedAt), claimDays);

/** Delivered is what was shipped, and what its buyer or time completed. */
const isDelivered = ({ status, shipment, deliveries }: Claimable): boolean =>
  status === "COMPLETED" || (status === "CONFIRMED" && (shipment ?? deliveries) !== undefined);

/** The most pieces of a claim: those that left, or all where nothing was said to have left. */
export const claimablePieces = (line: Parameters<typeof piecesOf>[0]): number =>
  piecesOf(line).shipped || line.quantity;

/** What can be claimed about a line now (D34-1). */
export function claimableKinds(line: Claimable, now: Instant): readonly ClaimKind[] {
  const { claims = [] } = line;
  if (claims.length >= mostClaims || claims.some(isClaimOpen)) return [];
  // What is late and has not left can be claimed as late alone.
  if (!isDelivered(line)) return isShipDateOver(line, now) ? ["LATE"] : [];
  const until = lastClaimDay(line);
  return until === undefined || seoulDay(now) <= until ? claimKinds : [];
}

/**
 * The most that can be paid back for so many pieces of a line, in minor units of its currency and
 * in its VAT mode: what they cost, without shipping, as far as earlier claims left it (D34-5).
 */
export function claimedCost(
  line: Pick<Order, "quantity" | "unitPrice" | "currency" | "amount" | "claims">,
  quantity: number,
): number {
  const cost =
    quantity === line.quantity
      ? line.amount
      : Math.min(line.amount, lineAmount(line.unitPrice, quantity, line.currency));
  const paid = (line.claims ?? []).reduce((sum, { amount = 0 }) => sum + amount, 0);
  return Math.max(0, Math.min(cost, line.amount - paid));
}

interface SaidRemedy {
  remedy: ClaimRemedy;
  amount?: number | undefined;
}

/** Damages: a credit for lateness is no part of the price (부가가치세법 제29조). */
export const isDamages = (kind: ClaimKind, { remedy }: Pick<SaidRemedy, "remedy">): boolean =>
  kind === "LATE" && remedy === "CREDIT";

/**
 * Supply value and VAT of what is paid back, in minor units of the line's currency (D34-5); undefined
 * where nothing is, and of damages, which have no VAT.
 */
export const paidBackTaxed = (
  { kind, vatMode }: { kind: ClaimKind; vatMode: VatMode },
  said: SaidRemedy,
): Taxed | undefined =>
  said.amount === undefined || isDamages(kind, said) ? undefined : withVat(said.amount, vatMode);
