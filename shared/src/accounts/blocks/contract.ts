import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { page, pageQuery } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { instant } from "../../kernel/time.ts";
import { mostBlocks } from "./rules.ts";

/** Whom the block is about: a seller blocked by a buyer, or a buyer blocked by a seller. */
const targetId = z.union([id("sel"), id("usr")]);
export type BlockTargetId = z.output<typeof targetId>;

export const block = z.object({ targetId, createdAt: instant });
export type Block = z.output<typeof block>;

/** A block with the name of the other account; without a name if that account is gone. */
export const blockRow = z.extend(block, { name: z.optional(z.string()) });
export type BlockRow = z.output<typeof blockRow>;

export const blockRoutes = {
  create: route({
    method: "POST",
    path: "/blocks",
    access: "user",
    summary: "Blocks a seller, or as a seller a buyer who has asked: no new request joins the two.",
    body: z.strictObject({ targetId }),
    reply: block,
    problems: ["NOT_FOUND", "BLOCK_LIMIT", "SELLER_REGISTRATION_REQUIRED", "SELF_REQUEST", "BUSY"],
    cost: "write",
  }),
  remove: route({
    method: "DELETE",
    path: "/blocks",
    access: "user",
    summary: "Takes blocks back; those that are not there are passed over.",
    body: z.strictObject({ targetIds: z.array(targetId).check(z.minLength(1), z.maxLength(100)) }),
    problems: ["BUSY"],
    cost: "write",
  }),
  mine: route({
    method: "GET",
    path: "/blocks",
    access: "user",
    summary: `Lists whom one has blocked, newest first; at most ${mostBlocks}.`,
    query: z.extend(pageQuery, { targetId: z.optional(targetId) }),
    reply: page(blockRow),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
} satisfies Routes;
