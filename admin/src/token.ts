import { storage } from "@bupum/ui/storage";

const name = "adminToken";
const lifeSeconds = 86_400;

const inCookie = (): string | undefined =>
  document.cookie
    .split("; ")
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/**
 * The admin's bearer token: in a cookie of one day (D23-9) that is never sent to a server,
 * since no server answers below /admin with anything but files. Where cookies are switched off,
 * the key of local storage that D23-3 names holds it.
 */
export const adminToken = {
  get: (): string | undefined =>
    inCookie() ?? (navigator.cookieEnabled ? undefined : storage.adminToken.get()),
  set(token: string): void {
    const secure = location.protocol === "https:" ? "; secure" : "";
    document.cookie = `${name}=${token}; path=/admin; max-age=${lifeSeconds}; samesite=strict${secure}`;
    storage.adminToken.set(token);
  },
  clear(): void {
    document.cookie = `${name}=; path=/admin; max-age=0; samesite=strict`;
    storage.adminToken.clear();
  },
};
