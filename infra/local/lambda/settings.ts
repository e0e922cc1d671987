/** What a deployed function is, as its template says. */
export interface FunctionSettings {
  name: string;
  /** The folder with index.mjs. */
  folder: string;
  /** Such as index.handler. */
  handler: string;
  timeoutSeconds: number;
  memoryMb: number;
  environment: Record<string, string>;
}

export const timeoutText = ({ timeoutSeconds }: FunctionSettings) =>
  `Task timed out after ${timeoutSeconds.toFixed(2)} seconds`;
