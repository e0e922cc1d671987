import { useEffect, useRef, useState } from "react";
import { failureOf, isAborted } from "../failure.ts";
import { toast } from "../frame/toasts.tsx";

interface Making {
  /** Requests the file, waits for it, and returns its address. */
  make: (signal: AbortSignal) => Promise<string>;
  /** Called if it failed and the server has no message. */
  failed: string;
  onMade?: (address: string) => void;
}

/** A file that is made on demand; leaving the page stops the waiting. */
export function useMadeFile({ make, failed, onMade }: Making) {
  const [isMaking, setMaking] = useState(false);
  const [address, setAddress] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = async () => {
    const call = new AbortController();
    running.current = call;
    setMaking(true);
    try {
      const made = await make(call.signal);
      setAddress(made);
      onMade?.(made);
    } catch (error) {
      if (!isAborted(error)) toast.failed(failureOf(error).message ?? failed);
    } finally {
      if (!call.signal.aborted) setMaking(false);
    }
  };
  return { isMaking, address, start: () => void start() };
}
