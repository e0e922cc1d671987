import type { Id } from "@bupum/shared/kernel/ids";
import type { RichNode } from "@bupum/shared/reading/wikis/rich-text/nodes";
import { plainOf } from "@bupum/shared/reading/wikis/rich-text/plain";
import { Failed, Loading } from "@bupum/ui/display/states";
import type { Draft } from "@bupum/ui/form/draft";
import { Alert, Button, Radio } from "@mantine/core";
import "@mantine/core/styles/Radio.layer.css";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "../../words.ts";
import type { Collision } from "../merge/three-way.ts";
import {
  type Choice,
  type Choices,
  collisionsOf,
  type MergedSection,
  mergeOf,
  placeOf,
  settled,
  type WikiMerge,
} from "../merge/wiki-merge.ts";
import { wikiPage } from "../queries.ts";
import { revisionOf } from "../revisions/queries.ts";
import { TextDifferences } from "../revisions/text-differences.tsx";
import { useSectionName } from "../section-names.ts";
import styles from "./editor.module.css";
import type { formOf } from "./form.ts";
import { ShownText } from "./shown-text.tsx";

type EditForm = ReturnType<typeof formOf>;

interface ConflictViewProps {
  wikiId: Id<"wik">;
  draft: Draft;
  /** From here on the form contains both. */
  onMerged: () => void;
}

/** Somebody saved meanwhile: shows both texts, what is merged automatically, and what to choose. */
export function ConflictView({ wikiId, draft, onMerged }: ConflictViewProps) {
  // The form of an edit has no other fields.
  const [mine] = useState(() => draft.values() as EditForm);
  const theirs = useQuery({ ...wikiPage(wikiId), staleTime: 0 });
  const base = useQuery(revisionOf(wikiId, mine.baseRevision));
  const error = theirs.error ?? base.error;
  if (error)
    return (
      <Failed
        error={error}
        again={() => {
          void theirs.refetch();
          void base.refetch();
        }}
      />
    );
  if (!theirs.data || !base.data || theirs.data.currentRevision === mine.baseRevision)
    return <Loading lines={8} height={44} />;
  const { currentRevision, editorName } = theirs.data;
  return (
    <Merging
      merge={mergeOf(base.data, mine, theirs.data)}
      editorName={editorName}
      onMerge={(text) => {
        draft.set({ ...mine, ...text, baseRevision: currentRevision });
        onMerged();
        draft.submit();
      }}
    />
  );
}

interface MergingProps {
  merge: WikiMerge;
  editorName: string;
  onMerge: (text: ReturnType<typeof settled>) => void;
}
function Merging({ merge, editorName, onMerge }: MergingProps) {
  const say = useWords("wikiEditor");
  const [choices, setChoices] = useState<Choices>({});
  const open = collisionsOf(merge).filter((place) => choices[place] === undefined);
  const choose = (place: string) => (choice: Choice) => setChoices({ ...choices, [place]: choice });
  return (
    <section className={styles["page"]} aria-labelledby="wiki-conflict">
      <h2 id="wiki-conflict">{say("conflictTitle")}</h2>
      <Alert color="orange" role="alert">
        {say(open.length > 0 ? "conflictChoose" : "conflictClean", {
          name: editorName,
          count: open.length,
        })}
      </Alert>
      {merge.titleCollides && (
        <TitleChoice merge={merge} chosen={choices["title"]} onChoose={choose("title")} />
      )}
      {merge.sections.map((section, at) => (
        <SectionMerge
          key={section.name}
          section={section}
          language={merge.theirs.language}
          chosen={(stretch) => choices[placeOf(at, stretch)]}
          onChoose={(stretch, choice) => choose(placeOf(at, stretch))(choice)}
        />
      ))}
      <div className={styles["actions"]}>
        <Button
          mih={44}
          disabled={open.length > 0}
          onClick={() => onMerge(settled(merge, choices))}
        >
          {say("merge")}
        </Button>
      </div>
    </section>
  );
}

interface TitleChoiceProps {
  merge: WikiMerge;
  chosen: Choice | undefined;
  onChoose: (choice: Choice) => void;
}
function TitleChoice({ merge, chosen, onChoose }: TitleChoiceProps) {
  const say = useWords("wikiEditor");
  return (
    <Radio.Group
      label={say("title")}
      value={chosen ?? null}
      onChange={(value) => onChoose(value === "theirs" ? "theirs" : "mine")}
    >
      <Radio value="theirs" label={`${say("theirs")}: ${merge.theirs.title}`} />
      <Radio value="mine" label={`${say("mine")}: ${merge.mine.title}`} />
    </Radio.Group>
  );
}

interface SectionMergeProps {
  section: MergedSection;
  language: string;
  chosen: (stretch: number) => Choice | undefined;
  onChoose: (stretch: number, choice: Choice) => void;
}

/** One section: both changes, and the choice for each conflict. */
function SectionMerge({ section, language, chosen, onChoose }: SectionMergeProps) {
  const say = useWords("wikiEditor");
  const nameOf = useSectionName();
  const [base, mine, theirs] = [section.base, section.mine, section.theirs].map((body) =>
    body ? plainOf(body) : "",
  );
  if (base === mine && base === theirs) return null;
  const sides = [
    { words: say("theirs"), after: theirs ?? "" },
    { words: say("mine"), after: mine ?? "" },
  ];
  return (
    <section className={styles["section"]} aria-label={nameOf(section.name)}>
      <h3>{nameOf(section.name)}</h3>
      <div className={styles["sides"]}>
        {sides.map(({ words, after }) => (
          <div key={words} className={styles["side"]}>
            <strong>{words}</strong>
            {after === base ? (
              <p className={styles["hint"]}>{say("unchanged")}</p>
            ) : (
              <TextDifferences before={base ?? ""} after={after} language={language} />
            )}
          </div>
        ))}
      </div>
      {section.stretches.map((stretch, at) =>
        stretch.kind === "collision" ? (
          <CollisionChoice
            // The stretches of one merge never change.
            key={at}
            of={stretch}
            language={language}
            chosen={chosen(at)}
            onChoose={(choice) => onChoose(at, choice)}
          />
        ) : null,
      )}
    </section>
  );
}

interface CollisionChoiceProps {
  of: Collision<RichNode>;
  language: string;
  chosen: Choice | undefined;
  onChoose: (choice: Choice) => void;
}
function CollisionChoice({ of, language, chosen, onChoose }: CollisionChoiceProps) {
  const say = useWords("wikiEditor");
  const shown = (content: readonly RichNode[], side: "theirs" | "mine") => (
    <div className={styles["side"]} data-chosen={chosen === side || chosen === "both" || undefined}>
      <strong>{say(side)}</strong>
      {content.length === 0 ? (
        <p className={styles["hint"]}>{say("deleted")}</p>
      ) : (
        <ShownText content={content} language={language} anchor={side} />
      )}
    </div>
  );
  return (
    <Radio.Group
      label={say("collision")}
      value={chosen ?? null}
      onChange={(value) =>
        onChoose(value === "theirs" ? "theirs" : value === "mine" ? "mine" : "both")
      }
    >
      <div className={styles["sides"]}>
        {shown(of.theirs, "theirs")}
        {shown(of.mine, "mine")}
      </div>
      <div className={styles["actions"]}>
        <Radio value="theirs" label={say("takeTheirs")} />
        <Radio value="mine" label={say("takeMine")} />
        <Radio value="both" label={say("takeBoth")} />
      </div>
    </Radio.Group>
  );
}
