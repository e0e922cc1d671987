import { useDays } from "@bupum/ui/display/days";
import type { WikiEntity } from "@bupum/shared/reading/wikis/admin-contract";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { BackLink } from "../layout/back-link.tsx";
import { DetailPage } from "../layout/detail-page.tsx";
import { Fact, Facts } from "../layout/facts.tsx";
import { TitleRow } from "../layout/title-row.tsx";
import { useCategoryNames } from "../wiki-categories/use-category-names.ts";
import { useWords } from "../words.ts";
import { Comments } from "./comments.tsx";
import { Opinions } from "./opinions.tsx";
import { wikiDetail } from "./queries.ts";
import { Revisions } from "./revisions.tsx";
import { WikiActs } from "./wiki-acts.tsx";
import { WikiState } from "./wiki-state.tsx";
import { WikiText } from "./wiki-text.tsx";
import styles from "./wikis.module.css";

const route = getRouteApi("/_admin/wikis/$wikiId");

/** One wiki as its readers see it, with the actions of admins. */
export function WikiPage() {
  const say = useWords("wikis");
  const { wikiId } = route.useParams();
  const query = useQuery(wikiDetail(wikiId));
  return (
    <DetailPage
      title={query.data?.title ?? say("title")}
      back={<BackLink to="/wikis">{say("title")}</BackLink>}
      query={query}
      past={{ entity: "wiki", id: wikiId }}
    >
      {(wiki) => (
        <div className={styles["page"]} key={wiki.id}>
          <TitleRow title={wiki.title}>
            <WikiState of={wiki.status} />
          </TitleRow>
          <WikiFacts wiki={wiki} />
          <WikiActs wiki={wiki} />
          <WikiText wiki={wiki} />
          <Comments wikiId={wiki.id} />
          <Opinions wikiId={wiki.id} />
          <Revisions wikiId={wiki.id} />
        </div>
      )}
    </DetailPage>
  );
}

function WikiFacts({ wiki }: { wiki: WikiEntity }) {
  const say = useWords("wikis");
  const sayCatalogue = useWords("catalogue");
  const { moment: when } = useDays();
  const categoryOf = useCategoryNames();
  const { writer, wikiCategoryId, language, tags, deletedAt } = wiki;
  return (
    <Facts>
      <Fact name={say("category")}>{categoryOf(wikiCategoryId)}</Fact>
      <Fact name={say("language")}>{sayCatalogue(`languages.${language}`)}</Fact>
      <Fact name={say("writer")}>
        <Link to="/users/$userId" params={{ userId: writer.id }}>
          {writer.name}
        </Link>
        {writer.isFormer && ` (${say("former")})`}
        {" · "}
        <Link to="/wikis" search={{ writerId: writer.id }}>
          {say("ofWriter")}
        </Link>
      </Fact>
      <Fact name={say("editor")}>{wiki.editorName}</Fact>
      <Fact name={say("createdAt")}>{when(wiki.createdAt)}</Fact>
      <Fact name={say("updatedAt")}>{when(wiki.updatedAt)}</Fact>
      {deletedAt && <Fact name={say("deletedAt")}>{when(deletedAt)}</Fact>}
      <Fact name={say("views")}>
        {say("viewsOf", { all: wiki.viewCount, week: wiki.viewCount7d })}
      </Fact>
      {tags.length > 0 && <Fact name={say("tags")}>{tags.join(", ")}</Fact>}
    </Facts>
  );
}
