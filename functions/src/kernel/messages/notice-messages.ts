import { billingEvents } from "@bupum/shared/billing/subscribes/billing-events";
import { id } from "@bupum/shared/kernel/ids";
import { noticeEvents } from "@bupum/shared/notices/notifications/events";
import { noticeTypes } from "@bupum/shared/reading/boards/rules";
import * as z from "zod/mini";

/** A notice to one person, deduplicated by (userId, event, refId, refVersion) (D15-2). */
export const notice = () =>
  z.object({
    userId: id("usr"),
    event: z.enum(noticeEvents),
    refId: z.string(),
    refVersion: z.int(),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    link: z.string(),
    /** Of a notice to a company: the member who asked for what it is about (D40-13). */
    askedBy: z.optional(id("usr")),
    /** The channel that the reader chose for this thing, instead of the account's. */
    noticeType: z.optional(z.enum([...noticeTypes, "NONE"])),
  });
export type Notice = z.output<ReturnType<typeof notice>>;

/** A subscription notice by mail, once for (userId, event, refId) (D13-13). */
export const billingNotice = () =>
  z.object({
    userId: id("usr"),
    event: z.enum(billingEvents),
    refId: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
  });
export type BillingNotice = z.output<ReturnType<typeof billingNotice>>;
