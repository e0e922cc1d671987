import type { Id } from "@bupum/shared/kernel/ids";
import type { WikiRow } from "@bupum/shared/reading/wikis/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { ReadAs } from "../reading/read-as.tsx";
import { ShortList } from "../reading/short-list.tsx";
import { useWords } from "../words.ts";
import { popularWikis, wikiList, wikisAbout } from "./queries.ts";

const shown = 5;
const shownFound = 3;

/** The most read pages in the reader's language; nothing if there are none. */
export function HomeWikis() {
  const say = useWords("wikis");
  const { data } = useQuery(popularWikis(useLocale()));
  if (!data || data.items.length === 0) return null;
  return (
    <ShortList title={say("popular")} all={<Link to="/wiki">{say("showAll")}</Link>}>
      <Pages of={data.items.slice(0, shown)} />
    </ShortList>
  );
}

/** The first pages that match the search; nothing if there are none. */
export function FoundWikis({ keyword }: { keyword: string }) {
  const say = useWords("wikis");
  const { data } = useQuery(wikiList({ searchKeyword: keyword, itemsPerPage: 10 }));
  const wikis = useInOwnLanguage(data?.items ?? []);
  if (wikis.length === 0) return null;
  const all = (
    <Link to="/wiki" search={{ searchKeyword: keyword }}>
      {say("showAllFound")}
    </Link>
  );
  return (
    <ShortList
      title={say("title")}
      all={all}
      note={<ReadAs keyword={keyword} readAs={data?.readAs} />}
    >
      <Pages of={wikis.slice(0, shownFound)} />
    </ShortList>
  );
}

interface AboutProps {
  productId?: Id<"prd">;
  manufactorId: Id<"mkr">;
}

/** Pages about a part, then about its maker (D9-9); nothing if there are none. */
export function WikisAbout({ productId, manufactorId }: AboutProps) {
  const say = useWords("wikis");
  const ofPart = useQuery({ ...wikisAbout({ productId }), enabled: productId !== undefined });
  const ofMaker = useQuery(wikisAbout({ manufactorId }));
  const first = useInOwnLanguage(ofPart.data?.items ?? []);
  const second = useInOwnLanguage(ofMaker.data?.items ?? []);
  // Drawn once both are loaded, so that nothing moves under the reader's finger.
  if (ofPart.isLoading || ofMaker.isLoading) return null;
  const known = new Set(first.map(({ id }) => id));
  const wikis = [...first, ...second.filter(({ id }) => !known.has(id))];
  if (wikis.length === 0) return null;
  return (
    <ShortList title={say("related")} all={<Link to="/wiki">{say("showAll")}</Link>}>
      <Pages of={wikis.slice(0, shown)} />
    </ShortList>
  );
}

/** Those in the reader's language first, else in the given order. */
function useInOwnLanguage(wikis: readonly WikiRow[]): WikiRow[] {
  const locale = useLocale();
  const isOwn = ({ language }: WikiRow) => Number(language === locale);
  return wikis.toSorted((a, b) => isOwn(b) - isOwn(a));
}

function Pages({ of }: { of: readonly WikiRow[] }) {
  const say = useWords("wikis");
  return of.map(({ id, title, language, viewCount }) => (
    <li key={id} lang={language}>
      <Link to="/wiki/$wikiId" params={{ wikiId: id }}>
        {title}
      </Link>
      <small>{say("views", { count: viewCount })}</small>
    </li>
  ));
}
