import { type ListRole, listRoles } from "@bupum/shared/sheets/product-lists/heads";
import { rememberedColumns } from "../../sheets/remembered-columns.ts";

const isRole = (one: unknown): one is ListRole => listRoles.some((role) => role === one);

/** What was chosen for the columns of pasted lists. */
export const rememberedRoles = rememberedColumns("productListColumns", isRole);
