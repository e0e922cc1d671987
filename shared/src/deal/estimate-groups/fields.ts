import * as z from "zod/mini";
import { estimateStatuses } from "./statuses.ts";

export const estimateStatus = z.enum(estimateStatuses);
export type EstimateStatus = (typeof estimateStatuses)[number];

export const closeReasons = [
  "BUYER_CANCELLED",
  "BUYER_CLOSED",
  "NOT_SELECTED",
  "NO_QUOTES",
  "EXPIRED",
  "AWARDED",
  "SELLER_SUSPENDED",
  "SELLER_LEFT",
  "ADMIN",
] as const;
export const closeReason = z.enum(closeReasons);
export type CloseReason = (typeof closeReasons)[number];
