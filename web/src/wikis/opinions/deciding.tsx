import type { Opinion } from "@bupum/shared/reading/wiki-request-histories/contract";
import type { Wiki } from "@bupum/shared/reading/wikis/contract";
import { plainOf } from "@bupum/shared/reading/wikis/rich-text/plain";
import { failureOf } from "@bupum/ui/failure";
import { Failed, Loading } from "@bupum/ui/display/states";
import { toast } from "@bupum/ui/frame/toasts";
import { Alert, Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { changeWiki } from "../acts.ts";
import { wikiPage } from "../queries.ts";
import { useWords } from "../../words.ts";
import { TextDifferences } from "../revisions/text-differences.tsx";
import { revisionOf } from "../revisions/queries.ts";
import { useSectionName } from "../section-names.ts";
import { appliedTo, changeOf } from "./applied.ts";
import { DeclineForm } from "./decline-form.tsx";
import { decideOpinion } from "./acts.ts";
import styles from "./opinions.module.css";

/** The writer's decision: the proposal as an edit with one click, an own edit, or a refusal. */
export function Deciding({ opinion }: { opinion: Opinion }) {
  // The present page is compared.
  const wiki = useQuery({ ...wikiPage(opinion.wikiId), staleTime: 0 });
  if (wiki.error)
    return (
      <>
        <Failed error={wiki.error} again={() => void wiki.refetch()} />
        {opinion.type === "STOP" && failureOf(wiki.error).status === 404 && (
          <FollowedButton opinion={opinion} hint="stoppedHint" />
        )}
        <DeclineForm opinion={opinion} />
      </>
    );
  if (!wiki.data) return <Loading lines={4} />;
  return (
    <>
      {opinion.proposedText && <Proposal opinion={opinion} wiki={wiki.data} />}
      {wiki.data.currentRevision > opinion.baseRevision && (
        <FollowedButton opinion={opinion} hint="followedHint" />
      )}
      <DeclineForm opinion={opinion} />
    </>
  );
}

function Proposal({ opinion, wiki }: { opinion: Opinion; wiki: Wiki }) {
  const base = useQuery(revisionOf(wiki.id, opinion.baseRevision));
  if (base.error) return <Failed error={base.error} again={() => void base.refetch()} />;
  if (!base.data) return <Loading lines={4} />;
  return <Applying opinion={opinion} wiki={wiki} base={base.data.sections} />;
}

interface ApplyingProps {
  opinion: Opinion;
  wiki: Wiki;
  base: Wiki["sections"];
}
function Applying({ opinion, wiki, base }: ApplyingProps) {
  const say = useWords("opinions");
  const nameOf = useSectionName();
  const client = useQueryClient();
  const { sectionName, before, after } = appliedTo(opinion, wiki.sections, base);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      changeWiki(
        wiki.id,
        changeOf(
          wiki,
          opinion,
          { sectionName, before, after },
          say("summary", { title: opinion.title }),
        ),
      ),
    onSuccess: () => toast.done(say("applied")),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ["wikis"] });
      await client.invalidateQueries({ queryKey: ["opinions"] });
    },
  });
  return (
    <section className={styles["proposal"]} aria-labelledby="opinion-proposal">
      <h2 id="opinion-proposal">{say("changes", { section: nameOf(sectionName) })}</h2>
      {after ? (
        <TextDifferences before={plainOf(before)} after={plainOf(after)} language={wiki.language} />
      ) : (
        <>
          <Alert color="orange" role="status">
            {say("collides")}
          </Alert>
          <p className={styles["text"]}>{opinion.proposedText}</p>
        </>
      )}
      <div className={styles["actions"]}>
        {after && (
          <Button mih={44} loading={isPending} onClick={() => mutate()}>
            {say("apply")}
          </Button>
        )}
        <Button
          variant="default"
          mih={44}
          renderRoot={(props) => (
            <Link to="/wiki/$wikiId/edit" params={{ wikiId: wiki.id }} {...props} />
          )}
        >
          {say("byHand")}
        </Button>
      </div>
    </section>
  );
}

interface FollowedProps {
  opinion: Opinion;
  hint: "followedHint" | "stoppedHint";
}
/** The page was edited or hidden since, which may already fulfil the opinion (D9-12). */
function FollowedButton({ opinion, hint }: FollowedProps) {
  const say = useWords("opinions");
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => decideOpinion(opinion.id, { result: "APPLIED" }),
    onSuccess: () => toast.done(say("applied")),
    onSettled: () => client.invalidateQueries({ queryKey: ["opinions"] }),
  });
  return (
    <div className={styles["actions"]}>
      <p>{say(hint)}</p>
      <Button variant="default" mih={44} loading={isPending} onClick={() => mutate()}>
        {say("followed")}
      </Button>
    </div>
  );
}
