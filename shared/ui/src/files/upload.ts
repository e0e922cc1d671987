/** A presigned form post, as POST /files/upload answers. */
export interface SignedPost {
  fileId: string;
  url: string;
  fields: Record<string, string>;
}

interface UploadOptions {
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a file straight to storage. XHR, because fetch tells no progress of an upload. Rejects
 * with an Error when storage refuses it, the connection breaks, or `signal` ends it.
 */
export function postFile(signed: SignedPost, file: File, options: UploadOptions): Promise<void> {
  return new Promise((done, fail) => {
    if (options.signal.aborted) {
      fail(new Error("Request aborted"));
      return;
    }
    const call = new XMLHttpRequest();
    const form = new FormData();
    for (const [name, value] of Object.entries(signed.fields)) form.append(name, value);
    form.append("file", file); // Storage ignores every field after the file.
    call.upload.addEventListener("progress", ({ loaded, total }) =>
      options.onProgress(loaded / total),
    );
    call.addEventListener("load", () => {
      if (call.status >= 200 && call.status < 300) done();
      else fail(new Error(`Storage answered ${call.status}.`));
    });
    call.addEventListener("error", () => fail(new Error("The upload was interrupted.")));
    call.addEventListener("abort", () => fail(new Error("Request aborted")));
    options.signal.addEventListener("abort", () => call.abort(), { once: true });
    call.open("POST", signed.url);
    call.send(form);
  });
}
