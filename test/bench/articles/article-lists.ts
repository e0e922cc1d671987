import type { Item } from "@bupum/functions/kernel/table";
import type { Ledger } from "@bupum/functions/search/ledger/items";
import { postBoard } from "../../kit/boards/posts.ts";
import { writeNews } from "../../kit/content/news.ts";
import { newWikiCategory, publish } from "../../kit/wiki/pages.ts";
import type { World } from "../../kit/world.ts";
import type { Space } from "@bupum/functions/search/text/spaces";

/** A list, one of its rows as the API wrote it, and what lies beside that row for other lists. */
export interface List {
  name: string;
  row: Item;
  beside?: Item[];
  ask: () => Promise<{ items: unknown[] }>;
}

interface Stored {
  row: Item;
  beside: Item[];
}
interface Placed {
  ledger: Ledger;
  id: string;
  /** Where lists look it up: in that space, by that name. */
  found: readonly (readonly [Space, string])[];
}

/** All rows of one article, and the entries by which the measured lists find it. */
async function storedOf(pk: string, sk: string, placed?: Placed): Promise<Stored> {
  const { query } = await import("@bupum/functions/kernel/list");
  const { read } = await import("@bupum/functions/kernel/table");
  const { placeKey } = await import("@bupum/functions/search/ledger/items");
  const { entriesIn } = await import("@bupum/functions/indexing/ledger/place");
  const { items } = await query({ pk, newestFirst: false }, 50);
  const row = items.find((one) => one.sk === sk)!;
  const others = items.filter((one) => one !== row);
  if (!placed) return { row, beside: others };
  const { ledger, id, found } = placed;
  const keys = entriesIn(ledger, await read(placeKey(ledger, id)));
  const isFound = (key: { pk: string }) =>
    found.some(([space, name]) => key.pk.startsWith(`ledger#${ledger}#${space}#${name}#`));
  const entries = await Promise.all(keys.filter(isFound).map((key) => read(key)));
  return { row, beside: [...others, ...entries.flatMap((entry) => entry ?? [])] };
}

const searchKeyword = "감속기";

async function boardLists(world: World): Promise<List[]> {
  const [author, reader] = [await world.member(), world.api()];
  const { id } = await postBoard(author, { title: `${searchKeyword} 구합니다` });
  await world.drain({ searched: true });
  const found = [
    ["board-texts", "감속"],
    ["board-texts", "속기"],
  ] as const;
  const stored = await storedOf(`board#${id}`, "board", { ledger: "bd", id, found });
  const list = (name: string, query: object, api = reader): List => ({
    name: `posts, ${name}`,
    ...stored,
    ask: () => api.boards.list({ query }),
  });
  return [
    list("all", {}),
    list("of buyers that nobody has served", { boardPurposeType: "BUY", status: "PENDING" }),
    list("a keyword", { searchData: searchKeyword }),
    list("one's own", { isMine: "true" }, author.api),
  ];
}

async function newsLists(world: World): Promise<List[]> {
  const admin = await world.adminUser();
  const title = `${searchKeyword} 새 카탈로그`;
  const { id, newsCategoryId } = await writeNews(admin, { title });
  await world.drain({ searched: true });
  const found = [
    ["news", "감속"],
    ["news", "속기"],
  ] as const;
  const stored = await storedOf(`news#${id}`, "news", { ledger: "nw", id, found });
  const list = (name: string, query: object): List => ({
    name: `news, ${name}`,
    ...stored,
    ask: () => world.api().news.search({ query }),
  });
  return [
    list("all", {}),
    list("of a category", { newsCategoryId }),
    list("of a language", { language: "ko" }),
    list("a keyword", { searchKeyword }),
  ];
}

async function wikiLists(world: World): Promise<List[]> {
  const [admin, writer, reader] = [await world.adminUser(), await world.writer(), world.api()];
  const wikiCategoryId = (await newWikiCategory(admin)).id;
  const tag = "서보";
  const title = `${searchKeyword} 교체 순서`;
  const { id } = await publish(writer, wikiCategoryId, { title, tags: [tag] });
  await world.drain({ searched: true });
  const found = [
    ["wiki", "감속"],
    ["wiki", "속기"],
    ["wiki-initials", "ㄱㅅㄱ"],
    ["wiki-links", `tag:${tag}`],
  ] as const;
  const stored = await storedOf(`wiki#${id}`, "wiki", { ledger: "wk", id, found });
  const list = (name: string, ask: List["ask"]): List => ({
    name: `wikis, ${name}`,
    ...stored,
    ask,
  });
  const all = (name: string, query: object) => list(name, () => reader.wikis.list({ query }));
  const search = (name: string, query: object) => list(name, () => reader.wikis.search({ query }));
  return [
    all("all", {}),
    all("of a category", { wikiCategoryId }),
    all("of a language", { language: "ko" }),
    all("of a writer", { writerId: writer.id }),
    all("of a tag", { tag }),
    list("one's own", () => writer.api.wikis.mine({ query: {} })),
    search("a keyword", { searchKeyword }),
    search("a keyword in a category", { searchKeyword, wikiCategoryId }),
    search("initials", { searchKeyword: "ㄱㅅㄱ" }),
    search("a keyword in the other layout", { searchKeyword: "rkathrrl" }),
    list("for an admin", () => admin.api.wikiEntities.list({ query: {} })),
    ...(await writtenTo(world, admin, writer, id)),
  ];
}

type Admin = Awaited<ReturnType<World["adminUser"]>>;
type Writer = Awaited<ReturnType<World["writer"]>>;

/** What readers wrote to a wiki: comments, and opinions to its writer. */
async function writtenTo(
  world: World,
  admin: Admin,
  writer: Writer,
  wikiId: `wik_${string}`,
): Promise<List[]> {
  const reader = await world.member();
  const body = { wikiId, content: "현장에서 그대로 따라 했습니다." };
  const comment = await reader.api.wikiComments.create({ body });
  const opinion = await reader.api.wikiRequestHistories.create({
    body: {
      wikiId,
      baseRevision: 1,
      type: "ETC",
      title: "사진이 있으면 좋겠습니다",
      content: "감속기의 어느 면을 말하는지 찾기 어렵습니다.",
    },
  });
  await world.drain();
  const comments = await storedOf(`wiki-comment#${comment.id}`, "comment");
  const opinions = await storedOf(`wiki-opinion#${opinion.id}`, "opinion");
  return [
    {
      name: "comments of a wiki",
      ...comments,
      ask: () => world.api().wikiComments.list({ query: { wikiId } }),
    },
    {
      name: "opinions that a writer received",
      ...opinions,
      ask: () => writer.api.wikiRequestHistories.list({ query: {} }),
    },
    {
      name: "opinions that a reader sent",
      ...opinions,
      ask: () => reader.api.wikiRequestHistories.list({ query: { side: "SENT" } }),
    },
    {
      name: "opinions, for an admin",
      ...opinions,
      ask: () => admin.api.wikiRequestHistoryEntities.list({ query: {} }),
    },
  ];
}

/** Lists of articles and boards. */
export const articleLists = async (world: World): Promise<List[]> => [
  ...(await boardLists(world)),
  ...(await newsLists(world)),
  ...(await wikiLists(world)),
];
