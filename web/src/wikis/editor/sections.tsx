import { isFirst } from "@bupum/shared/reading/wikis/reading";
import { plainOf } from "@bupum/shared/reading/wikis/rich-text/plain";
import { wikiLimits } from "@bupum/shared/reading/wikis/states";
import { type Draft, useFieldValue } from "@bupum/ui/form/draft";
import { TextField } from "@bupum/ui/form/fields";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { Button } from "@mantine/core";
import type { Editor } from "@tiptap/core";
import { useEffect, useRef, useState } from "react";
import { useWords } from "../../words.ts";
import { useSectionName } from "../section-names.ts";
import { emptyText, type SectionForm } from "./form.ts";
import { showOwnPictures } from "./pictures.ts";
import { SectionEditor } from "@bupum/ui/wikis/section-editor";
import { extensions } from "./extensions.ts";
import { MentionButton } from "./mention/mention-button.tsx";
import { PictureButton } from "./picture-button.tsx";
import { ShownText } from "./shown-text.tsx";
import styles from "./editor.module.css";

const moreTools = (editor: Editor) => (
  <>
    <PictureButton editor={editor} />
    <MentionButton editor={editor} />
  </>
);

/** The sections, of which one is edited at a time. */
export function Sections({ draft }: { draft: Draft }) {
  const say = useWords("wikiEditor");
  const { form } = draft;
  // The form starts with sections, and nothing writes another type.
  const sections = useFieldValue("sections") as SectionForm[];
  const [open, setOpen] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? showOwnPictures(place.current) : undefined), []);
  const { error } = form.getInputProps("sections");
  const add = () => {
    form.setFieldValue("sections", [...sections, { name: "", body: emptyText() }]);
    setOpen(sections.length);
  };
  const drop = async (at: number) => {
    const spec = { title: say("sectionDropTitle"), body: say("sectionDropBody") };
    if (plainOf(sections[at]!.body) !== "")
      if (!(await confirmed({ ...spec, primary: say("sectionDrop"), danger: true }))) return;
    setOpen(0);
    form.setFieldValue(
      "sections",
      sections.filter((_, index) => index !== at),
    );
  };
  return (
    <div ref={place} data-path="sections" tabIndex={-1} className={styles["section"]}>
      {sections.map((section, at) => (
        // The key of a section is its position: its name can be edited.
        <Section
          key={`${at} of ${sections.length}`}
          draft={draft}
          section={section}
          at={at}
          isOpen={open === at}
          onOpen={() => setOpen(at)}
          onDrop={() => void drop(at)}
        />
      ))}
      {error && (
        <p className={styles["error"]} role="alert">
          {error}
        </p>
      )}
      {sections.length < wikiLimits.sections && (
        <div className={styles["actions"]}>
          <Button variant="default" mih={44} onClick={add}>
            {say("sectionAdd")}
          </Button>
        </div>
      )}
    </div>
  );
}

interface SectionProps {
  draft: Draft;
  section: SectionForm;
  at: number;
  isOpen: boolean;
  onOpen: () => void;
  onDrop: () => void;
}

function Section(props: SectionProps) {
  const say = useWords("wikiEditor");
  const nameOf = useSectionName();
  const name = nameOf(props.section.name) || say("sectionUnnamed");
  return (
    <section className={styles["section"]} aria-label={name}>
      <SectionHead {...props} name={name} />
      <SectionBody {...props} name={name} />
    </section>
  );
}

type Named = SectionProps & { name: string };

function SectionHead({ section, at, isOpen, onOpen, onDrop, name }: Named) {
  const say = useWords("wikiEditor");
  return (
    <div className={styles["head"]}>
      {isFirst(section.name) ? (
        <h2>{name}</h2>
      ) : (
        <TextField
          className={styles["name"]}
          name={`sections.${at}.name`}
          label={say("sectionName")}
          maxLength={60}
          required
        />
      )}
      <span className={styles["actions"]}>
        {!isOpen && (
          <Button
            variant="default"
            mih={44}
            aria-label={say("sectionEditOf", { name })}
            onClick={onOpen}
          >
            {say("sectionEdit")}
          </Button>
        )}
        {!isFirst(section.name) && (
          <Button variant="subtle" color="red" mih={44} onClick={onDrop}>
            {say("sectionDrop")}
          </Button>
        )}
      </span>
    </div>
  );
}

function SectionBody({ draft: { form }, section, at, isOpen, name }: Named) {
  const say = useWords("wikiEditor");
  const language = String(useFieldValue("language"));
  const path = `sections.${at}.body`;
  const { error } = form.getInputProps(path);
  return (
    <div data-path={path} tabIndex={-1}>
      {isOpen ? (
        <SectionEditor
          label={say("sectionText", { name })}
          language={language}
          initial={section.body}
          onChange={(body) => form.setFieldValue(path, body)}
          extensions={extensions}
          say={say}
          more={moreTools}
        />
      ) : plainOf(section.body) === "" ? (
        <p className={styles["hint"]}>{say("sectionEmpty")}</p>
      ) : (
        <div className={styles["shown"]}>
          <ShownText content={section.body.content} language={language} anchor={`w${at}`} />
        </div>
      )}
      {error && (
        <p className={styles["error"]} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
