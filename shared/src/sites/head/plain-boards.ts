import type { Board, BoardCard } from "../../reading/boards/contract.ts";
import { withoutContacts } from "../../reading/boards/contacts.ts";
import { boardPath } from "../../reading/boards/rules.ts";
import { prefixOf } from "../../kernel/language/site-path.ts";
import type { Reply } from "../../reading/replies/fields.ts";
import { type Child, element, type Html } from "./html.ts";
import type { Place } from "./tags.ts";
import type { HeadWords } from "./words/types.ts";

const link = ({ language }: Place, rest: string, text: string) =>
  element("a", { href: prefixOf(language) + rest }, text);
const main = (...children: Child[]) => element("main", { "data-stamped": "" }, ...children);
const dayOf = (at: string): string => at.slice(0, 10);

/** A post and its first replies as a reader without scripts sees them. */
export function plainBoard(
  board: Board,
  replies: readonly Reply[],
  words: HeadWords,
  place: Place,
): Html {
  const shown = replies.filter(({ isDeleted, isHidden }) => !isDeleted && !isHidden);
  return main(
    element(
      "nav",
      {},
      link(place, "/", words.home),
      " › ",
      link(place, "/boards", words.pages["/boards"]!.title),
    ),
    element(
      "article",
      {},
      element("h1", {}, withoutContacts(board.title)),
      element("p", {}, board.authorName, " ", dayOf(board.createdAt)),
      element("p", {}, withoutContacts(board.content)),
    ),
    shown.length > 0 &&
      element(
        "ol",
        {},
        ...shown.map((reply) =>
          element(
            "li",
            {},
            element("p", {}, reply.authorName, " ", dayOf(reply.createdAt)),
            element("p", {}, withoutContacts(reply.content)),
          ),
        ),
      ),
  );
}

/** The list of posts with its latest ones. */
export function plainBoards(items: readonly BoardCard[], words: HeadWords, place: Place): Html {
  const { title, description = "" } = words.pages["/boards"]!;
  return main(
    element("nav", {}, link(place, "/", words.home)),
    element("h1", {}, title),
    element("p", {}, description),
    items.length > 0 &&
      element(
        "ul",
        {},
        ...items.map((item) =>
          element(
            "li",
            {},
            link(place, boardPath(item.id), withoutContacts(item.title)),
            ` ${item.authorName} ${dayOf(item.createdAt)}`,
          ),
        ),
      ),
  );
}
