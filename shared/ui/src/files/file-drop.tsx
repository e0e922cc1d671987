import { ActionIcon } from "@mantine/core";
import { IconCheck, IconFile, IconRefresh, IconUpload, IconX } from "@tabler/icons-react";
import { useId, useState, type DragEvent, type ReactNode } from "react";
import { useKitWords } from "../say.ts";
import { type Entry, type UploadsProps, useUploads } from "./uploads.ts";
import styles from "./file-drop.module.css";

interface FileDropProps extends UploadsProps {
  label: string;
  /** Path of the files in their form, by which issues find the field. */
  name?: string;
  error?: ReactNode;
}

/** Files by drag or click, each with progress, cancel and retry. */
export function FileDrop({ name, error, ...props }: FileDropProps) {
  return (
    <div {...(name && { "data-path": name, tabIndex: -1 })}>
      <Uploads {...props} />
      {error && (
        <p className={styles["error"]} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

function Limits({ of }: { of: UploadsProps }) {
  const say = useKitWords();
  const { extensions, maxMegabytes, shrinksUpToMegabytes, maxFiles } = of;
  const limits = { types: extensions.join(", "), megabytes: maxMegabytes, count: maxFiles };
  return (
    <small>
      {say("files.limits", limits)}
      {shrinksUpToMegabytes !== undefined &&
        ` · ${say("files.shrinks", { megabytes: shrinksUpToMegabytes })}`}
    </small>
  );
}

function Uploads(props: UploadsProps & { label: string }) {
  const { label, extensions, maxFiles } = props;
  const say = useKitWords();
  const id = useId();
  const [over, setOver] = useState(false);
  const { entries, add, send, drop } = useUploads(props);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only dropping */}
      <label
        htmlFor={id}
        className={styles["drop"]}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <IconUpload size={24} aria-hidden />
        <strong>{label}</strong>
        <span>{say("files.drop")}</span>
        <Limits of={props} />
        <input
          id={id}
          type="file"
          multiple={maxFiles > 1}
          accept={extensions.map((extension) => `.${extension}`).join(",")}
          className={styles["input"]}
          onChange={(event) => {
            add([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = "";
          }}
        />
      </label>
      <ul>
        {entries.map((entry) => (
          <FileLine
            key={entry.key}
            entry={entry}
            again={() => send(entry)}
            drop={() => drop(entry)}
          />
        ))}
      </ul>
    </>
  );
}

function FileLine(props: { entry: Entry; again: () => void; drop: () => void }) {
  const { entry, again, drop } = props;
  const say = useKitWords();
  const name = entry.file.name;
  const percent = Math.round(entry.share * 100);
  const sending = entry.state === "sending";
  const text = sending
    ? say("files.uploading", { percent })
    : entry.state === "done"
      ? say("files.done")
      : (entry.message ?? say("files.failed"));
  return (
    <li className={styles["file"]} data-state={entry.state}>
      {entry.state === "done" ? (
        <IconCheck size={18} aria-hidden />
      ) : (
        <IconFile size={18} aria-hidden />
      )}
      <span className={styles["name"]}>{name}</span>
      <span className={styles["text"]} role={sending ? undefined : "status"}>
        {text}
      </span>
      {entry.state === "failed" && (
        <ActionIcon
          variant="subtle"
          size={44}
          aria-label={say("files.retry", { name })}
          onClick={again}
        >
          <IconRefresh size={18} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        c="inherit"
        size={44}
        aria-label={say(sending ? "files.cancel" : "files.remove", { name })}
        onClick={drop}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
      {sending && <progress max={100} value={percent} aria-label={name} />}
    </li>
  );
}
