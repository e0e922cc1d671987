import { ActionIcon } from "@mantine/core";
import { IconCheck, IconFile, IconRefresh, IconUpload, IconX } from "@tabler/icons-react";
import { useEffect, useId, useRef, useState, type DragEvent } from "react";
import { failureOf, isAborted } from "./failure.ts";
import { useKitWords } from "./say.ts";
import { postFile, type SignedPost } from "./upload.ts";
import styles from "./file-drop.module.css";

export interface UploadedFile {
  fileId: string;
  fileName: string;
}

interface FileDropProps {
  label: string;
  /** Asks for a presigned post: api.files.upload({ body: { category, fileName, size } }). */
  sign: (file: File) => Promise<SignedPost>;
  /** Extensions without the dot: ["jpg", "pdf"]. */
  extensions: readonly string[];
  maxMegabytes: number;
  maxFiles: number;
  /** Told of all finished uploads whenever they change. */
  onChange: (files: readonly UploadedFile[]) => void;
  /** Told whether something is still on its way, so that the form can wait. */
  onBusy?: (busy: boolean) => void;
}

type State = "sending" | "done" | "failed" | "refused";
interface Entry {
  key: number;
  file: File;
  state: State;
  share: number;
  message?: string;
  fileId?: string;
}

/** Files by drag or click, each with progress, cancel and retry. */
export function FileDrop(props: FileDropProps) {
  const { label, extensions, maxMegabytes, maxFiles } = props;
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
    <div>
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
        <small>
          {say("files.limits", {
            types: extensions.join(", "),
            megabytes: maxMegabytes,
            count: maxFiles,
          })}
        </small>
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
      <ul className={styles["files"]}>
        {entries.map((entry) => (
          <FileLine
            key={entry.key}
            entry={entry}
            again={() => send(entry)}
            drop={() => drop(entry)}
          />
        ))}
      </ul>
    </div>
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
    : (entry.message ?? say(entry.state === "done" ? "files.done" : "files.failed"));
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

function useUploads({ sign, extensions, maxMegabytes, maxFiles, onChange, onBusy }: FileDropProps) {
  const say = useKitWords();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const calls = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);
  const tell = useRef({ onChange, onBusy });
  useEffect(() => {
    tell.current = { onChange, onBusy };
  });
  useEffect(() => {
    tell.current.onChange(
      entries.flatMap(({ fileId, file }) => (fileId ? [{ fileId, fileName: file.name }] : [])),
    );
    tell.current.onBusy?.(entries.some(({ state }) => state === "sending"));
  }, [entries]);
  useEffect(() => {
    const running = calls.current;
    return () => running.forEach((call) => call.abort());
  }, []);

  const change = (key: number, next: Partial<Entry>) =>
    setEntries((known) =>
      known.map((entry) => (entry.key === key ? { ...entry, ...next } : entry)),
    );

  const send = async ({ key, file }: Entry) => {
    const call = new AbortController();
    calls.current.set(key, call);
    setEntries((known) =>
      known.map((entry) => {
        if (entry.key !== key) return entry;
        return { key, file, state: "sending", share: 0 };
      }),
    );
    try {
      const signed = await sign(file);
      const onProgress = (share: number) => change(key, { share });
      await postFile(signed, file, { onProgress, signal: call.signal });
      change(key, { state: "done", share: 1, fileId: signed.fileId });
    } catch (error) {
      if (isAborted(error)) return;
      const { issues, message } = failureOf(error);
      const words = issues[0]?.message ?? message;
      change(key, { state: "failed", ...(words && { message: words }) });
    } finally {
      calls.current.delete(key);
    }
  };

  const refusal = (file: File, place: number): string | undefined => {
    const extension = file.name.split(".").pop()?.toLowerCase() ?? "";
    if (place >= maxFiles) return say("files.tooMany", { count: maxFiles });
    if (!extensions.includes(extension)) return say("files.wrongType");
    if (file.size > maxMegabytes * 1024 * 1024)
      return say("files.tooLarge", { megabytes: maxMegabytes });
    return undefined;
  };

  const add = (files: readonly File[]) => {
    const taken = entries.filter(({ state }) => state !== "refused").length;
    const added = files.map((file, index): Entry => {
      lastKey.current += 1;
      const message = refusal(file, taken + index);
      const base = { key: lastKey.current, file, share: 0 };
      return message ? { ...base, state: "refused", message } : { ...base, state: "sending" };
    });
    setEntries((known) => [...known, ...added]);
    for (const entry of added) if (entry.state === "sending") void send(entry);
  };

  const drop = ({ key }: Entry) => {
    calls.current.get(key)?.abort();
    setEntries((known) => known.filter((entry) => entry.key !== key));
  };
  return { entries, add, send: (entry: Entry) => void send(entry), drop };
}
