import { useEffect, useRef, useState } from "react";
import { failureOf, isAborted } from "../failure.ts";
import { useKitWords } from "../say.ts";
import { isPicture, shrunkPicture } from "./shrink-picture.ts";
import { postFile, type SignedPost } from "./upload.ts";

export interface UploadedFile {
  fileId: string;
  fileName: string;
}

export interface UploadsProps {
  /** Requests a presigned post: api.files.upload({ body: { category, fileName, size } }). */
  sign: (file: File) => Promise<SignedPost>;
  /** Extensions without the dot: ["jpg", "pdf"]. */
  extensions: readonly string[];
  maxMegabytes: number;
  /** Larger photos up to this size are shrunk before they are sent. */
  shrinksUpToMegabytes?: number;
  maxFiles: number;
  /** A limit of several fields together, and how much of it the others leave for this one. */
  together?: { most: number; room: number };
  /** Earlier uploads, for example of a form that is opened again. */
  initial?: readonly UploadedFile[];
  /** Called with all finished uploads whenever they change. */
  onChange: (files: readonly UploadedFile[]) => void;
  /**
   * Called with the number of running uploads, so that the form can wait; 0 once the field is
   * removed.
   */
  onBusy?: (busy: boolean, running: number) => void;
}

type State = "sending" | "done" | "failed" | "refused";
export interface Entry {
  key: number;
  file: File;
  state: State;
  /** Share that was sent, 0 to 1. */
  share: number;
  message?: string;
  fileId?: string;
}

/** Reports finished and running uploads to the form when they have changed. */
function useReports(entries: readonly Entry[], { onChange, onBusy }: UploadsProps) {
  const tell = useRef({ onChange, onBusy });
  useEffect(() => {
    tell.current = { onChange, onBusy };
  });
  const told = useRef(entries);
  useEffect(() => {
    if (told.current === entries) return;
    told.current = entries;
    tell.current.onChange(
      entries.flatMap(({ fileId, file }) => (fileId ? [{ fileId, fileName: file.name }] : [])),
    );
    const running = entries.filter(({ state }) => state === "sending").length;
    tell.current.onBusy?.(running > 0, running);
  }, [entries]);
  useEffect(() => () => tell.current.onBusy?.(false, 0), []);
}

/** Why a file is refused, before anything is sent. */
function useRefusal(props: UploadsProps) {
  const { extensions, maxMegabytes, shrinksUpToMegabytes, maxFiles, together } = props;
  const say = useKitWords();
  return (file: File, place: number): string | undefined => {
    const extension = file.name.split(".").pop()?.toLowerCase() ?? "";
    if (place >= maxFiles) return say("files.tooMany", { count: maxFiles });
    if (together && place >= together.room)
      return say("files.tooManyTogether", { count: together.most });
    if (!extensions.includes(extension)) return say("files.wrongType");
    const megabytes = (isPicture(file.name) && shrinksUpToMegabytes) || maxMegabytes;
    if (file.size > megabytes * 1024 * 1024) return say("files.tooLarge", { megabytes });
    return undefined;
  };
}

const doneBefore = ({ fileId, fileName }: UploadedFile, index: number): Entry => ({
  key: -1 - index,
  file: new File([], fileName),
  state: "done",
  share: 1,
  fileId,
});

const startOf = ({ initial = [] }: UploadsProps): readonly Entry[] => initial.map(doneBefore);

/** The file as it is sent: a photo that the field shrinks, anything else as it is. */
const shrunkFor = async (
  { maxMegabytes, shrinksUpToMegabytes }: UploadsProps,
  file: File,
): Promise<File> => (shrinksUpToMegabytes ? shrunkPicture(file, maxMegabytes * 1024 * 1024) : file);

/** The uploads of one field: each is signed, sent with progress, and can be ended or repeated. */
export function useUploads(props: UploadsProps) {
  const [entries, setEntries] = useState(() => startOf(props));
  const calls = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);
  const refusal = useRefusal(props);
  useReports(entries, props);
  useEffect(() => {
    const running = calls.current;
    return () => running.forEach((call) => call.abort());
  }, []);

  const change = (key: number, next: Partial<Entry>) =>
    setEntries((known) =>
      known.map((entry) => (entry.key === key ? { ...entry, ...next } : entry)),
    );

  const send = async ({ key, file: given }: Entry) => {
    const call = new AbortController();
    calls.current.set(key, call);
    change(key, { state: "sending", share: 0 });
    try {
      const file = await shrunkFor(props, given);
      const signed = await props.sign(file);
      const onProgress = (share: number) => change(key, { share });
      await postFile(signed, file, { onProgress, signal: call.signal });
      change(key, { state: "done", share: 1, fileId: signed.fileId });
    } catch (error) {
      // An upload removed by the user leaves the list; one stopped with the page can be repeated.
      if (isAborted(error)) {
        change(key, { state: "failed" });
        return;
      }
      const { issues, message } = failureOf(error);
      const words = issues[0]?.message ?? message;
      change(key, { state: "failed", ...(words && { message: words }) });
    } finally {
      calls.current.delete(key);
    }
  };

  const add = (files: readonly File[]) => {
    let taken = entries.filter(({ state }) => state !== "refused").length;
    const added = files.map((file): Entry => {
      lastKey.current += 1;
      const message = refusal(file, taken);
      if (!message) taken += 1;
      const entry = { key: lastKey.current, file, share: 0 };
      return message ? { ...entry, state: "refused", message } : { ...entry, state: "sending" };
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
