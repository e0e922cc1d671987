import { randomBytes, randomUUID } from "node:crypto";
import type { CompanyRole } from "@bupum/shared/kernel/company-roles";
import type { AdminRole } from "@bupum/shared/kernel/admin-roles";
import type { Id, NumberKind, Prefix } from "@bupum/shared/kernel/ids";
import type { Language } from "@bupum/shared/kernel/language/languages";
import { Problem } from "@bupum/shared/kernel/problem";
import { type Instant, seoulDay, toInstant } from "@bupum/shared/kernel/time";
import type { Role, WriterRole } from "@bupum/shared/accounts/users/contract";
import { ulid } from "ulid";
import type { Key, Write } from "./table.ts";

/** The caller, as the account row was when the request arrived. */
export type Actor =
  /** Nobody is logged in, or there is no caller: the system acts. */
  | { type: "guest"; isSystem?: true }
  | {
      type: "user";
      userId: Id<"usr">;
      /** The seller account that belongs to this user: `sel_` with the ULID of the user. */
      sellerId: Id<"sel">;
      role: Role;
      isSeller: boolean;
      /** NONE also for a former writer; a writer under review again keeps the role. */
      writerRole: WriterRole;
      /** May write wikis: has a writer's role and a live approval. */
      isWriter: boolean;
      /** The wiki categories of an EXPERT; empty for everybody else. */
      expertCategories: readonly Id<"wct">[];
      isPremium: boolean;
      name: string;
      companyName?: string;
      /** Nobody is logged in: the caller holds a link that was sent to this user (D6-23). */
      byLink?: true;
      /** An admin acts for this user. */
      byAdmin?: Id<"usr">;
      /** An admin reads what this user sees, and can change nothing (D20-15). */
      view?: { adminId: Id<"usr">; key: Key };
      /** A member acts in the name of a company: `userId` is the company's account (D40-9). */
      member?: {
        companyId: Id<"cmp">;
        roles: readonly CompanyRole[];
        /** Of the membership as it was read. */
        version: number;
        person: UserActor;
      };
    }
  | {
      type: "admin";
      userId: Id<"usr">;
      name: string;
      /**
       * The role inside the market's company (D20-10); absent where a worker completes an act, and
       * no access is checked.
       */
      adminRole?: AdminRole;
    };
export type UserActor = Extract<Actor, { type: "user" }>;

/** A row whose values show that the effect of a call was not undone. */
export interface Trace extends Key {
  shows: Record<string, string>;
}

/** All that an operation may know about the request beyond its input. */
export interface Context {
  actor: Actor;
  /** The content of the caller's token; absent for a guest. */
  session?: TokenClaims;
  requestId: string;
  /** The caller's network address. */
  address: string;
  /** The caller's User-Agent. */
  userAgent: string;
  /** The browser's cookies, each as name=value. */
  cookies: readonly string[];
  language: Language;
  now: () => Instant;
  newId: <P extends Prefix>(prefix: P) => Id<P>;
  /** EG-261007-7K3QX: today in Seoul and five random characters. */
  newNumber: (kind: NumberKind) => string;
  /** The raw request, for callers who prove their identity by a signature of it. */
  arrived: { body: string; headers: Readonly<Record<string, string | undefined>> };
  /** Sets a header of the response. */
  header: (name: string, value: string) => void;
  /**
   * The write that makes an idempotent call happen once: an operation of a route with `idempotent`
   * adds it to its own transaction and passes the reply that a repeated call gets (D0-8). Without
   * a key a repeat gets it as long as the traces are there.
   */
  once: (reply: unknown, traces?: readonly Trace[]) => Write;
}

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

export const newId = <P extends Prefix>(prefix: P): Id<P> => `${prefix}_${ulid()}`;
export const newUuid = (): string => randomUUID();
export const now = (): Instant => toInstant(new Date());
export function newNumber(kind: NumberKind): string {
  const day = seoulDay(now()).replaceAll("-", "").slice(2);
  const random = [...randomBytes(5)].map((byte) => alphabet[byte % 32]).join("");
  return `${kind}-${day}-${random}`;
}

/** The id of the user or admin who calls; undefined for a guest and for the system. */
export const actorIdOf = (actor: Actor): Id<"usr"> | undefined =>
  actor.type === "guest" ? undefined : actor.userId;

/** Who calls: the member, where the call is made in the name of a company. */
export const personOf = (actor: Actor): Actor =>
  actor.type === "user" ? (actor.member?.person ?? actor) : actor;

export const personIdOf = (actor: Actor): Id<"usr"> | undefined => actorIdOf(personOf(actor));

/** The account in whose name a call is made, and that of who calls where it is another one. */
export const accountsOf = (actor: Actor): Id<"usr">[] => [
  ...new Set([actorIdOf(actor), personIdOf(actor)].filter((id) => id !== undefined)),
];

/** The caller as a user. Throws UNAUTHENTICATED. */
export function userOf(ctx: Context): UserActor {
  if (ctx.actor.type !== "user") throw new Problem("UNAUTHENTICATED");
  return ctx.actor;
}

/** The caller as an admin. Throws UNAUTHENTICATED. */
export function adminOf(ctx: Context): Extract<Actor, { type: "admin" }> {
  if (ctx.actor.type !== "admin") throw new Problem("UNAUTHENTICATED");
  return ctx.actor;
}

/** The fields of the account row that the kernel reads once a request; users/items.ts writes it. */
export const accountKey = (userId: Id<"usr">): Key => ({ pk: `user#${userId}`, sk: "account" });

export type Audience = "user" | "admin";

export interface TokenClaims {
  userId: string;
  /** Raised by a new password, a withdrawal or an admin, which ends all sessions. */
  sessionVersion: number;
  /** Absent in tokens that are older than the list of sessions (D20-13). */
  sessionId?: Id<"ses">;
  /**
   * When the password was entered, in seconds: kept when the token is renewed.
   */
  loggedInAt: number;
  issuedAt: number;
  expiresAt: number;
}

/** The session that a token, a ticket, a connection or a view belongs to. */
export type SessionName = Pick<TokenClaims, "sessionVersion" | "sessionId">;
