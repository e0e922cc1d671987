import type { Board } from "../../reading/boards/contract.ts";
import { withoutContacts } from "../../reading/boards/contacts.ts";
import { boardPath } from "../../reading/boards/rules.ts";
import { addressOf } from "../../kernel/language/site-path.ts";
import type { Reply } from "../../reading/replies/fields.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import type { Head, Place } from "./tags.ts";

interface Texts {
  /** Names of the site's first page and of the list of posts. */
  home: string;
  boards: string;
}

const mostDescription = 150;

/** The head of a post as everybody may read it, with the replies that are loaded. */
export function boardHead(
  board: Board,
  replies: readonly Reply[],
  texts: Texts,
  place: Place,
): Head {
  const { origin, language } = place;
  const [title, text] = [withoutContacts(board.title), withoutContacts(board.content)];
  const url = addressOf(origin, language, boardPath(board.id));
  const shown = replies.filter(({ isDeleted, isHidden }) => !isDeleted && !isHidden);
  return {
    title,
    description: text.replaceAll(/\s+/g, " ").slice(0, mostDescription),
    isArticle: true,
    data: [
      {
        "@context": "https://schema.org",
        "@type": "DiscussionForumPosting",
        headline: title,
        text,
        author: authorOf(board.authorName),
        datePublished: board.createdAt,
        dateModified: board.updatedAt,
        url,
        mainEntityOfPage: url,
        commentCount: board.replyCount,
        ...(shown.length > 0 && {
          comment: shown.map((reply) => ({
            "@type": "Comment",
            text: withoutContacts(reply.content),
            author: authorOf(reply.authorName),
            datePublished: reply.createdAt,
          })),
        }),
      },
      breadcrumbs(place, [
        [texts.home, "/"],
        [texts.boards, "/boards"],
        [title, boardPath(board.id)],
      ]),
    ],
  };
}

/** A masked name belongs to a person, any other to a company. */
const authorOf = (name: string) => ({
  "@type": name.endsWith("**") ? "Person" : "Organization",
  name,
});
