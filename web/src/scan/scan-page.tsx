import { readLabels } from "@bupum/shared/search/labels/read-label";
import { Button, FileButton } from "@mantine/core";
import { IconCamera, IconPhoto } from "@tabler/icons-react";
import { useState } from "react";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { ReadLabel } from "./read-label.tsx";
import { type CameraState, useCamera } from "./use-camera.ts";
import styles from "./scan-page.module.css";

const failures = { refused: "refused", none: "noCamera", failed: "failed" } as const;
const isFailure = (state: CameraState): state is keyof typeof failures => state in failures;

/** Reads the codes of a package or name plate, by the camera or from a picture. */
export function ScanPage() {
  const say = useWords("scan");
  const [codes, setCodes] = useState<string[]>();
  const picture = usePicture(setCodes);
  const { video, state, open } = useCamera(setCodes);
  const hasRead = codes !== undefined && codes.length > 0;
  const isOpen = state === "on" || state === "opening";
  return (
    <div className={styles["page"]}>
      <Head title={say("title")} description={say("description")} />
      <h1>{say("title")}</h1>
      {hasRead ? (
        <ReadLabel label={readLabels(codes)} />
      ) : (
        <p>{say(codes ? "nothing" : "description")}</p>
      )}
      <video
        ref={video}
        className={styles["video"]}
        aria-label={say("view")}
        hidden={!isOpen}
        muted
        playsInline
      />
      <output className={styles["state"]}>
        {isFailure(state) && say(failures[state])}
        {state === "on" && say("aim")}
        {picture.hasFailed && say("failed")}
      </output>
      <div className={styles["acts"]}>
        <Button
          leftSection={<IconCamera size={18} aria-hidden />}
          loading={state === "opening"}
          disabled={isOpen}
          variant={hasRead ? "default" : "filled"}
          onClick={() => {
            setCodes(undefined);
            open();
          }}
        >
          {say(codes ? "again" : "open")}
        </Button>
        <PictureButton isReading={picture.isReading} onPicture={picture.read} />
      </div>
    </div>
  );
}

/** Reads a picture that the reader chooses or takes. */
function usePicture(onCodes: (codes: string[]) => void) {
  const [state, setState] = useState<"idle" | "reading" | "failed">("idle");
  async function read(file: File) {
    setState("reading");
    try {
      const { readCodes } = await import("./read-codes.ts");
      onCodes(await readCodes(file));
      setState("idle");
    } catch {
      setState("failed");
    }
  }
  return {
    isReading: state === "reading",
    hasFailed: state === "failed",
    read: (file: File) => void read(file),
  };
}

interface PictureButtonProps {
  isReading: boolean;
  onPicture: (file: File) => void;
}

function PictureButton({ isReading, onPicture }: PictureButtonProps) {
  const say = useWords("scan");
  return (
    <FileButton accept="image/*" onChange={(file) => file && onPicture(file)}>
      {(props) => (
        <Button
          {...props}
          variant="default"
          loading={isReading}
          leftSection={<IconPhoto size={18} aria-hidden />}
        >
          {say("picture")}
        </Button>
      )}
    </FileButton>
  );
}
