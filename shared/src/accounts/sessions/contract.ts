import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { instant } from "../../kernel/time.ts";

/** A login of one browser, which its renewed tokens continue (D20-13). */
const openSession = z.object({
  id: id("ses"),
  /** The site that it is open on. */
  audience: z.enum(["user", "admin"]),
  openedAt: instant,
  expiresAt: instant,
  /** The User-Agent of the login, at most 300 characters. */
  userAgent: z.string(),
  /** An IPv4 address, or the first 64 bits of an IPv6 one. */
  network: z.string(),
  /** The session of this call. */
  isCurrent: z.boolean(),
});
export type OpenSession = z.output<typeof openSession>;

/** Open sessions, newest first: all of one account, of which there are few. */
export const openSessions = z.object({ items: z.array(openSession) });
/** A session by its id; `current`, that of the call, which logs out. */
export const ofSession = z.strictObject({
  sessionId: z.union([z.literal("current"), id("ses")]),
});
