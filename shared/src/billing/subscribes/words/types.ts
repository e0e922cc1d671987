import type { BillingEvent } from "../billing-events.ts";
import type { SubscribeType } from "../../plans/plans.ts";

/** Mails about a subscription. */
export interface BillingWords {
  events: Record<BillingEvent, { title: string; body: string; button: string }>;
  types: Record<SubscribeType, string>;
  /** An amount in won. */
  won: string;
  /** Why the mail comes, whatever the reader has set. */
  why: string;
}
