import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { BackLink } from "../layout/back-link.tsx";
import { DetailPage } from "../layout/detail-page.tsx";
import { TitleRow } from "../layout/title-row.tsx";
import { useWords } from "../words.ts";
import { wikiDetail } from "./queries.ts";
import { TextForm } from "./text-form.tsx";
import { WikiState } from "./wiki-state.tsx";
import styles from "./wikis.module.css";

const route = getRouteApi("/_admin/wikis/$wikiId_/edit");

/** The text of a wiki as an admin corrects it, saved as a new revision (D9-16). */
export function EditTextPage() {
  const say = useWords("wikis");
  const { wikiId } = route.useParams();
  const navigate = route.useNavigate();
  const query = useQuery(wikiDetail(wikiId));
  // Typed text is kept while somebody else saves: the form begins from the first read.
  const [first, setFirst] = useState(query.data);
  if (!first && query.data) setFirst(query.data);
  return (
    <DetailPage
      title={say("text.title")}
      back={
        <BackLink to="/wikis/$wikiId" params={{ wikiId }}>
          {first?.title ?? say("title")}
        </BackLink>
      }
      query={{ ...query, data: first }}
    >
      {(wiki) => (
        <div className={styles["page"]}>
          <TitleRow title={wiki.title}>
            <WikiState of={wiki.status} />
          </TitleRow>
          <TextForm
            wiki={wiki}
            newest={query.data ?? wiki}
            leave={() => void navigate({ to: "/wikis/$wikiId", params: { wikiId } })}
          />
        </div>
      )}
    </DetailPage>
  );
}
