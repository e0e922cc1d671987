if (!process.env["LOGS"])
  // oxlint-disable-next-line no-console -- a line for every request costs more than the request
  console.log = () => undefined;
