import type { BoardSearchType } from "@bupum/shared/reading/boards/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import type { Actor } from "../../kernel/context.ts";
import type { Item } from "../../kernel/table.ts";
import { cameBefore } from "../../search/ledger/lists.ts";
import { pageOfLedger } from "../../search/ledger/query.ts";
import { lookedUp } from "../../search/ledger/rarest.ts";
import {
  authorOfBoard,
  boardInitials,
  boardPieces,
  textOfBoard,
  titleOf,
} from "../../search/text/board-pieces.ts";
import { hasInitials } from "../../search/text/initials.ts";
import { askedBy, saysAll } from "../../search/text/pieces.ts";
import { type BoardFilter, cardsOf, findMany, type StoredCard } from "../posts/items.ts";
import { hiddenState, seenBy, statesOf } from "../posts/rules.ts";

interface Wanted extends BoardFilter {
  searchType?: BoardSearchType | undefined;
  /** For admins: only hidden posts, or hidden and public ones. */
  isHidden?: boolean | undefined;
}

const spaces = { TITLE: "board-titles", AUTHOR: "board-authors", ALL: "board-texts" } as const;

/**
 * One page of the posts whose title, author or whole text contains all words of a keyword, newest
 * first. The posts' rows are read, so results are current; guests search the masked text (D12-8).
 */
export async function searchBoards(
  actor: Actor,
  keyword: string,
  wanted: Wanted,
  paging: PageQuery,
): Promise<Page<StoredCard>> {
  const asked = askedBy(keyword);
  const { searchType = "ALL", isHidden } = wanted;
  const states = [
    ...(isHidden ? [] : statesOf(wanted)),
    ...(actor.type === "admin" && isHidden !== false ? [hiddenState] : []),
  ];
  const initials = searchType === "AUTHOR" ? spaces.AUTHOR : "board-initials";
  const place = { ledger: "bd", space: spaces[searchType], initials, states } as const;
  const { space, word } = await lookedUp(asked, place);
  const { page, itemsPerPage } = paging;
  if (word === "") return { items: [], page, itemsPerPage };
  return pageOfLedger(
    {
      ledger: "bd",
      space,
      all: space,
      states: states.map((state) => ({ state })),
      word,
      newestFirst: true,
      seal: JSON.stringify(["bd", searchType, asked, states, actor.type === "guest"]),
      rowsOf: async (entries, before) => {
        const cards = await cardsFor(entries);
        const said = await textsOf(actor, searchType, cards);
        const wasShown = (card: StoredCard, text: string) => {
          if (before === "") return false;
          const names = space === "board-initials" ? boardInitials(card) : boardPieces(text);
          return cameBefore(names, word, before);
        };
        return cards.map((card, at) =>
          card &&
          fits(card, wanted) &&
          saysAll(said[at]!, asked.words) &&
          hasInitials(boardInitials(seenBy(actor, card)), asked.initials) &&
          !wasShown(card, said[at]!)
            ? card
            : undefined,
        );
      },
    },
    paging,
  );
}

const cardsFor = (entries: readonly Item[]) => cardsOf(entries.map(({ id }) => id as Id<"brd">));

const fits = (card: StoredCard, { status, boardPurposeType, isHidden }: Wanted): boolean =>
  (!status || card.status === status) &&
  (!boardPurposeType || card.boardPurposeType === boardPurposeType) &&
  (isHidden === undefined || isHidden === (card.isHidden === true));

/** The searchable text of each card, or of its whole post, for that reader. */
async function textsOf(
  actor: Actor,
  searchType: keyof typeof spaces,
  cards: readonly (StoredCard | undefined)[],
): Promise<string[]> {
  if (searchType === "AUTHOR") return cards.map((card) => (card ? authorOfBoard(card) : ""));
  if (searchType === "TITLE")
    return cards.map((card) => (card ? titleOf(seenBy(actor, card)) : ""));
  const ids = cards.flatMap((card) => (card ? [card.id] : []));
  const found = await findMany(ids);
  const byId = new Map(found.flatMap((board) => (board ? [[board.id, board] as const] : [])));
  return cards.map((card) => {
    const board = card && byId.get(card.id);
    return board ? textOfBoard(seenBy(actor, board)) : "";
  });
}
