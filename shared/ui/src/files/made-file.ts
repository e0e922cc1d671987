import { useEffect, useRef, useState } from "react";
import { failureOf, isAborted } from "../failure.ts";
import { toast } from "../frame/toasts.tsx";

interface Making {
  /** Has the file made, waits for it, and answers with its address. */
  make: (signal: AbortSignal) => Promise<string>;
  /** Told where it did not come and the server has no words for it. */
  failed: string;
  onMade?: (address: string) => void;
}

/** A file that is made when it is asked for; whoever leaves the page waits for it no more. */
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
