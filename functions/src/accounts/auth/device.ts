import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Context, Audience } from "../../kernel/context.ts";
import { env } from "../../kernel/env.ts";
import { networkOf } from "../../kernel/request/network.ts";
import type { Door } from "../attempts/items.ts";

/**
 * Both sites may have the same host, as on one machine, so each has its own cookie name. CloudFront
 * forwards only these (infra/src/sites/site.ts).
 */
export const cookieNames: Record<Audience, string> = {
  user: "__Host-bupum-device",
  admin: "__Host-bupum-admin-device",
};
const lifeSeconds = 180 * 86_400;
/** How many people may share a device, each with their own mark. */
const mostMarks = 4;

interface Login {
  audience: Audience;
  name: string;
}
/** The browser's cookie as the gateway passes it on. */
type Cookies = readonly string[];

function marksIn(cookies: Cookies, audience: Audience): string[] {
  const start = `${cookieNames[audience]}=`;
  const value = cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length) ?? "";
  return value.split("~").filter((mark) => /^[\w-]{22}\.[\w-]{43}$/.test(mark));
}

const markOf = ({ audience, name }: Login, nonce: string): string =>
  `${nonce}.${createHmac("sha256", env("device").DEVICE_KEY)
    .update(`${audience}\n${name}\n${nonce}`)
    .digest("base64url")}`;

function isMarkOf(login: Login, mark: string): boolean {
  const own = markOf(login, mark.slice(0, mark.indexOf(".")));
  return timingSafeEqual(Buffer.from(own), Buffer.from(mark));
}

/** The id of the device, if it has logged in under that name before. */
export const deviceOf = (cookies: Cookies, login: Login): string | undefined =>
  marksIn(cookies, login.audience)
    .find((mark) => isMarkOf(login, mark))
    ?.split(".")[0];

/** The header by which a device is recognised under that name, besides those it already has. */
export function deviceCookie(cookies: Cookies, login: Login): string {
  const others = marksIn(cookies, login.audience).filter((mark) => !isMarkOf(login, mark));
  const nonce = deviceOf(cookies, login) ?? randomBytes(16).toString("base64url");
  const marks = [markOf(login, nonce), ...others].slice(0, mostMarks).join("~");
  const rules = `Path=/; Max-Age=${lifeSeconds}; Secure; HttpOnly; SameSite=Strict`;
  return `${cookieNames[login.audience]}=${marks}; ${rules}`;
}

/** A device that has logged in under that name, else the caller's network. */
export function doorOf(ctx: Context, audience: Audience, name: string): Door {
  const device = deviceOf(ctx.cookies, { audience, name });
  const place = device === undefined ? `network#${networkOf(ctx.address)}` : `device#${device}`;
  return { audience, name, place, isKnown: device !== undefined };
}

/** Marks the caller's browser as one that has entered the password of that name. */
export const knowDevice = (ctx: Context, audience: Audience, name: string): void =>
  ctx.header("set-cookie", deviceCookie(ctx.cookies, { audience, name }));
