import { allRoutes, type NamedRoute, unknownPath } from "../../kit/routes.ts";
import {
  type Addresses,
  adminToken,
  counted,
  guestOf,
  type Person,
  personOf,
  send,
} from "./people.ts";
import { trade } from "./trade.ts";

// What two people and an admin do with a demo market in an hour, by calls through its sites and
// without the time in which they think.

/** Minutes of the hour in which somebody does something. */
const minutes = 24;
/** At most 20 requests a buyer and day. */
const minutesATrade = 4;
const keywords = ["MY2N", "인버터", "근접센서", "ㅅㅅ", "E2E", "릴레이", "valve", "압력", "SMC"];

async function get(url: string, token?: string): Promise<string> {
  return (await send(url, token ? { headers: { authorization: `Bearer ${token}` } } : {})).text();
}

const addressOf = ({ web, admin }: Addresses, { api, route }: NamedRoute) =>
  (api === "user" ? `${web}/api` : `${admin}/admin-api`) + unknownPath(route);

/** A page with its files, as a browser opens it for the first time. */
async function visit(site: string, path: string): Promise<void> {
  const page = await get(site + path);
  const files = [...page.matchAll(/(?:src|href)="(\/(?:admin\/)?assets\/[^"]+)"/g)];
  await Promise.all(files.map(([, file]) => get(site + file)));
}

/** Somebody looks for parts, opens what is found, and reads an article. */
async function browse({ web }: Addresses, { api }: Person, minute: number): Promise<void> {
  const query = { searchKeyword: keywords[minute % keywords.length]! };
  await visit(web, `/search?searchKeyword=${encodeURIComponent(query.searchKeyword)}`);
  await api.products.suggest({ query });
  const { items: parts } = await api.products.search({ query });
  for (const { id, imageId } of parts.slice(0, 3)) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await visit(web, `/products/${id}`);
    const reads = [`products/${id}`, `products/related?productId=${id}`];
    reads.push(`seller-infos/product?productId=${id}`, ...(imageId ? [`images/${imageId}`] : []));
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all(reads.map((path) => get(`${web}/api/${path}`)));
  }
  const { items: wikis } = await api.wikis.list({ query: {} });
  const wiki = wikis[minute % Math.max(wikis.length, 1)];
  if (wiki) await visit(web, `/wikis/${wiki.id}`);
  if (wiki) await api.wikis.get({ params: { id: wiki.id } });
}

/** Every list and every page's read of one API, as a caller with the right to it. */
async function readAll(at: Addresses, name: NamedRoute["api"], token?: string): Promise<void> {
  for (const one of allRoutes)
    // oxlint-disable-next-line no-await-in-loop -- a person waits for an answer
    if (one.api === name && one.route.method === "GET") await get(addressOf(at, one), token);
}

/** Starts the functions that only write; without a name and a body they change nothing. */
async function knock(at: Addresses): Promise<void> {
  for (const one of allRoutes) {
    const { method } = one.route;
    if (method === "GET") continue;
    const headers = { "content-type": "application/json" };
    const body = method === "DELETE" ? {} : { body: "{}" };
    // oxlint-disable-next-line no-await-in-loop
    await (await send(addressOf(at, one), { method, headers, ...body })).text();
  }
}

async function eachMinute(work: (minute: number) => Promise<unknown>): Promise<void> {
  for (let minute = 0; minute < minutes; minute++)
    // oxlint-disable-next-line no-await-in-loop -- minute by minute
    await work(minute);
}

/** Two people and an admin at the same time; answers what all of them called. */
export async function useMarket(at: Addresses): Promise<typeof counted> {
  const buyer = await personOf(at.web, "buyer04");
  const seller = await personOf(at.web, "seller02");
  const token = await adminToken(at.admin);
  await Promise.all([knock(at), readAll(at, "admin", token)]);
  await Promise.all([
    eachMinute((minute) => browse(at, minute % 2 ? buyer : guestOf(at.web), minute)),
    eachMinute(async (minute) => {
      if (minute % minutesATrade === 0) await trade(buyer, seller, minute / minutesATrade);
      if (minute % 2) await readAll(at, "user", minute % 4 === 1 ? buyer.token : seller.token);
      else await readAll(at, "admin", token);
    }),
  ]);
  return counted;
}
