import { execFileSync } from "node:child_process";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adminRoutes, everybody, userRoutes, type Who } from "../../kit/visibility/group-routes.ts";
import { type Mark, markedGroup, marks } from "../../kit/visibility/marked-group.ts";
import { startWorld, type World } from "../../kit/world.ts";

const states = ["NO ORDER", "PENDING", "CONFIRMED"] as const;
type State = (typeof states)[number];
const ordered: State[] = ["PENDING", "CONFIRMED"];
const everyMark = Object.keys(marks) as Mark[];

/** D7's table: in which states the asked seller and the rival read what the buyer's deal holds. */
const sellersRead: Record<Mark, { asked: readonly State[]; rival: readonly State[] }> = {
  title: { asked: states, rival: states },
  memo: { asked: states, rival: states },
  groupFile: { asked: states, rival: states },
  targetPrice: { asked: states, rival: states },
  buyerCompany: { asked: states, rival: states },
  contactPhone: { asked: ["CONFIRMED"], rival: [] },
  contactEmail: { asked: ["CONFIRMED"], rival: [] },
  lineOfAsked: { asked: states, rival: [] },
  lineOfRival: { asked: [], rival: states },
  askedCompany: { asked: states, rival: [] },
  rivalCompany: { asked: [], rival: states },
  priceOfAsked: { asked: states, rival: [] },
  priceOfRival: { asked: [], rival: states },
  refusalOfAsked: { asked: states, rival: [] },
  refusalOfRival: { asked: [], rival: states },
  draftOfAsked: { asked: states, rival: [] },
  quoteFile: { asked: states, rival: [] },
  shipToName: { asked: ordered, rival: [] },
  shipToPhone: { asked: ["CONFIRMED"], rival: [] },
  shipToAddress: { asked: ["CONFIRMED"], rival: [] },
};

function mayRead(who: Who, mark: Mark, state: State): boolean {
  if (who === "asked" || who === "rival") return sellersRead[mark][who].includes(state);
  // Drafts belong to their seller only, and other people have no part in the deal.
  return (who === "buyer" || who === "admin") && mark !== "draftOfAsked";
}

let world: World;
/** What each route, the notices and the mails said to each caller in each state. */
const said = new Map<string, string>();
const keyOf = (...of: [State, Who, string]) => of.join("|");
const seenIn = (text: string) => everyMark.filter((mark) => text.includes(marks[mark]));

const fileOf = async (text: string) => {
  const { url } = JSON.parse(text) as { url: string };
  return new Uint8Array(await (await fetch(url)).arrayBuffer());
};

/** What another program reads in a PDF, without the marks between digits that rows lack. */
const readPaper = (bytes: Uint8Array) =>
  execFileSync("pdftotext", ["-layout", "-", "-"], { input: bytes })
    .toString()
    .replaceAll(/(?<=\d)[,-](?=\d)/g, "");

/** The text of an answer; of a sheet its cells. */
async function textOf(reply: Response, prints?: true): Promise<string> {
  if (!reply.ok) return "";
  const text = await reply.text();
  if (text.includes(".xlsx")) return JSON.stringify((await readXlsx(await fileOf(text))).sheets);
  if (prints && text.includes('"url"')) return readPaper(await fileOf(text));
  // The digits of a signature could be those of a price.
  return text.replaceAll(/X-Amz-Signature=\w+/g, "");
}

async function askAll(
  deal: Awaited<ReturnType<typeof markedGroup>>,
  state: State,
  orderId: string,
): Promise<void> {
  await world.drain({ searched: true });
  for (const who of everybody) {
    const token = who === "guest" ? undefined : deal.people[who].token;
    const headers = {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    };
    for (const [api, routes] of Object.entries({ user: userRoutes, admin: adminRoutes }))
      for (const [name, { method = "GET", path, body, prints }] of Object.entries(routes)) {
        const ask = async () => {
          const reply = await world.raw(api as "user" | "admin", method, path(deal, orderId), {
            ...(body && { body: JSON.stringify(body(deal, orderId)) }),
            headers,
          });
          return textOf(reply, prints);
        };
        let text = await ask();
        if (text.includes('"jobId"')) {
          await world.drain();
          text = await ask();
        }
        said.set(keyOf(state, who, name), text);
      }
    const mails = who === "guest" ? [] : world.mails(deal.people[who].email);
    said.set(keyOf(state, who, "mails"), JSON.stringify(mails));
    const notices = await world.raw("user", "GET", "/notifications", { headers });
    said.set(keyOf(state, who, "notices"), await textOf(notices));
  }
}

beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  const deal = await markedGroup(world);
  await askAll(deal, "NO ORDER", `ord_${"0".repeat(26)}`);
  const orderId = await deal.order();
  await askAll(deal, "PENDING", orderId);
  await deal.accept(orderId);
  await askAll(deal, "CONFIRMED", orderId);
});
afterAll(() => world.stop());

const routes = Object.entries({ ...userRoutes, ...adminRoutes });
const cells = routes.flatMap(([name, route]) =>
  everybody.flatMap((who) => states.map((state) => ({ name, who, state, route }))),
);
const messages = ["mails", "notices"].flatMap((by) =>
  everybody.flatMap((who) => states.map((state) => ({ by, who, state }))),
);
/** Routes of an order are 404 before there is one. */
const aboutOrders = (name: string) => name.includes("order");

describe("each route shows each caller of a deal what D7 grants, and nothing else", () => {
  test.each(cells)("$name as $who, $state", ({ name, who, state, route }) => {
    const isThere = route.answers.includes(who) && (state !== "NO ORDER" || !aboutOrders(name));
    const shown = [...route.shows, ...(state === "CONFIRMED" ? (route.opens ?? []) : [])];
    const granted = isThere ? shown.filter((mark) => mayRead(who, mark, state)) : [];
    const text = said.get(keyOf(state, who, name))!;
    expect(seenIn(text)).toEqual(everyMark.filter((mark) => granted.includes(mark)));
  });

  test.each(messages)("$by to $who, $state", ({ by, who, state }) => {
    const seen = seenIn(said.get(keyOf(state, who, by))!);
    expect(seen.filter((mark) => !mayRead(who, mark, state))).toEqual([]);
    // Everybody with a part in it was notified.
    expect(seen.length > 0).toBe(["buyer", "asked", "rival"].includes(who));
  });

  test.each(["buyer", "asked", "rival"] as const)(
    "everything granted to the %s can be read somewhere",
    (who) => {
      const seen = new Set(
        routes.flatMap(([name]) => seenIn(said.get(keyOf("CONFIRMED", who, name))!)),
      );
      expect(everyMark.filter((mark) => seen.has(mark))).toEqual(
        everyMark.filter((mark) => mayRead(who, mark, "CONFIRMED")),
      );
    },
  );
});
