import type { User } from "@bupum/shared/accounts/users/contract";
import type { Wiki } from "@bupum/shared/reading/wikis/contract";
import { Failed, Loading } from "@bupum/ui/display/states";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { toast } from "@bupum/ui/frame/toasts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { Head } from "../../layout/head.tsx";
import { useCurrentUser } from "../../session.ts";
import { useWords } from "../../words.ts";
import { changeWiki } from "../acts.ts";
import { wikiPage } from "../queries.ts";
import { ConflictView } from "./conflict-view.tsx";
import styles from "./editor.module.css";
import { changeFields, formOf, sent } from "./form.ts";
import { Drafts, type OpenedDraft } from "./kept/drafts.tsx";
import { KeptNote } from "./kept/kept-note.tsx";
import { useKept } from "./kept/use-kept.ts";
import { useLeaveQuestion } from "./leaving.ts";
import { WikiFields } from "./wiki-fields.tsx";

const route = getRouteApi("/_signedIn/wiki/$wikiId/edit");

/** Edits a wiki: its writer, or an expert of its category (D9-1). */
export function EditWikiPage() {
  const say = useWords("wikiEditor");
  const { wikiId } = route.useParams();
  const user = useCurrentUser();
  // The present text is edited, not the cached one.
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...wikiPage(wikiId),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <div className={styles["page"]}>
      <Head title={say("editTitle")} hidden />
      <div>
        <Link to="/wiki/$wikiId" params={{ wikiId }}>
          {say("back")}
        </Link>
        <h1>{say("editTitle")}</h1>
      </div>
      {error ? (
        <Failed error={error} again={() => void refetch()} />
      ) : data && user && isFetchedAfterMount ? (
        data.mayEdit ? (
          <Drafts of={data.id} userId={user.id}>
            {(key, opened) => <Editing key={key} {...opened} wiki={data} user={user} />}
          </Drafts>
        ) : (
          <p>{say("notYours")}</p>
        )
      ) : (
        <Loading lines={8} height={44} />
      )}
    </div>
  );
}

interface EditingProps extends OpenedDraft {
  wiki: Wiki;
  user: User;
}
function Editing({ wiki: known, user, onStart, table, chosen }: EditingProps) {
  const say = useWords("wikiEditor");
  const client = useQueryClient();
  const navigate = useNavigate();
  // The copy that the form was opened with, because a later read is not what was edited.
  const [wiki] = useState(known);
  const keepAs = `wiki-${user.id}-${wiki.id}`;
  const kept = useKept({ of: wiki.id, keepAs, table, chosen });
  const isDone = useRef(false);
  const [isConflict, setConflict] = useState(false);
  const [drawn, setDrawn] = useState(0);
  const draft: Draft = useDraft({
    schema: changeFields,
    initial: formOf(wiki),
    keepAs,
    keepOn: "machine",
    kept: kept.begun?.fields,
    typed: kept.typed,
    send: (fields) => kept.ending(() => changeWiki(wiki.id, sent(fields))),
    done: async () => {
      isDone.current = true;
      toast.done(say("saved"));
      await client.invalidateQueries({ queryKey: ["wikis"] });
      await navigate({ to: "/wiki/$wikiId", params: { wikiId: wiki.id } });
    },
    failed: (error) => {
      const isMeanwhile = failureOf(error).code === "EDIT_CONFLICT";
      if (isMeanwhile) setConflict(true);
      return isMeanwhile;
    },
  });
  useLeaveQuestion(draft, isDone);
  if (isConflict)
    return (
      <ConflictView
        wikiId={wiki.id}
        draft={draft}
        onMerged={() => {
          setConflict(false);
          setDrawn(drawn + 1);
        }}
      />
    );
  return (
    <WikiFields
      key={drawn}
      draft={draft}
      label={say("editTitle")}
      wikiId={wiki.id}
      note={<KeptNote {...kept} onStart={onStart} />}
    />
  );
}
