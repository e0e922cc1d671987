import { useDays } from "@bupum/ui/display/days";
import type { NewsCard } from "@bupum/shared/reading/news/contract";
import { Link } from "@tanstack/react-router";

type Named = Pick<NewsCard, "id" | "title" | "publishedAt" | "language">;

/** Items as rows of a short list, with the day of each. */
export function NewsLines({ of }: { of: readonly Named[] }) {
  const days = useDays();
  return of.map(({ id, title, publishedAt, language }) => (
    <li key={id} lang={language}>
      <Link to="/news/$newsId" params={{ newsId: id }}>
        {title}
      </Link>
      <small>
        <time dateTime={publishedAt}>{days.dayOf(publishedAt)}</time>
      </small>
    </li>
  ));
}
