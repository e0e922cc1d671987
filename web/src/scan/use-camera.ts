import { useEffect, useRef, useState } from "react";

/** Between two pictures that are read. */
const everyMs = 120;
/** Wider pictures take longer and find no more. */
const widest = 1280;

export type CameraState = "off" | "opening" | "on" | "refused" | "none" | "failed";

const stateOf = (error: unknown): CameraState => {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  return name === "NotFoundError" || name === "OverconstrainedError" ? "none" : "failed";
};

/** The camera at the back, and the code that reads its pictures: neither is there before `open`. */
export function useCamera(onCodes: (codes: string[]) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const stop = useRef<() => void>(() => undefined);
  const [state, setState] = useState<CameraState>("off");
  useEffect(() => () => stop.current(), []);

  async function open() {
    let isStopped = false;
    let stream: MediaStream | undefined;
    stop.current = () => {
      isStopped = true;
      stream?.getTracks().forEach((track) => track.stop());
    };
    setState("opening");
    try {
      // Browsers have no camera for pages without https.
      if (!("mediaDevices" in navigator)) return setState("none");
      const [{ readCodes }, opened] = await Promise.all([
        import("./read-codes.ts"),
        navigator.mediaDevices.getUserMedia({
          video: { facingMode: "environment", width: { ideal: widest } },
        }),
      ]);
      stream = opened;
      if (isStopped) return stop.current();
      const shown = video.current!;
      shown.srcObject = stream;
      await shown.play();
      setState("on");
      for await (const codes of codesOf(shown, readCodes, () => isStopped))
        if (codes.length > 0) {
          stop.current();
          setState("off");
          navigator.vibrate?.(50);
          onCodes(codes);
        }
    } catch (error) {
      stop.current();
      setState(stateOf(error));
    }
  }
  return { video, state, open: () => void open() };
}

/** What each picture of the camera holds, until it is stopped. */
async function* codesOf(
  video: HTMLVideoElement,
  read: (picture: ImageData) => Promise<string[]>,
  isStopped: () => boolean,
): AsyncGenerator<string[]> {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  while (!isStopped()) {
    const scale = Math.min(1, widest / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (canvas.width > 0) {
      context.drawImage(video, 0, 0, canvas.width, canvas.height);
      yield await read(context.getImageData(0, 0, canvas.width, canvas.height));
    }
    await new Promise((done) => setTimeout(done, everyMs));
  }
}
