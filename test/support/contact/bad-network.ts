import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { atEnd } from '../suite.ts';

/**
 * What happens between a browser and an endpoint.
 *   clear        everything passes
 *   slow         a few bytes at a time, both ways
 *   cut-request  a post breaks off in the middle of its text
 *   cut-answer   the answer to a post breaks off in its first line
 *   late         the answer to a post waits until it is released
 */
export type Behaviour = 'clear' | 'slow' | 'cut-request' | 'cut-answer' | 'late';

/** A network that behaves as a test wants: bytes are handed on between real sockets. */
export interface BadNetwork {
  /** The endpoint as it is reached through this network. */
  readonly url: string;
  readonly behave: (behaviour: Behaviour) => void;
  /** How many posts have come this way, and how many bytes at most in one piece. */
  readonly posts: () => number;
  /** Lets a late answer through. */
  readonly release: () => void;
  /** Nobody is there any more: open connections break, new ones are refused. */
  readonly vanish: () => Promise<void>;
  /** At the same address again. */
  readonly comeBack: () => Promise<void>;
}

/** Bytes in a piece, and milliseconds between two, where the network is slow. */
const piece = { size: 16, pause: 8 };

/** Hands bytes on, in small pieces where the network is slow. */
async function pass(bytes: Buffer, to: Socket, slowly: boolean): Promise<void> {
  if (!slowly) return void to.write(bytes);
  for (let at = 0; at < bytes.length && !to.destroyed; at += piece.size) {
    to.write(bytes.subarray(at, at + piece.size));
    await new Promise((later) => setTimeout(later, piece.pause));
  }
}

/** Puts a network before an endpoint until the running test has ended. */
export async function badNetwork(endpoint: string): Promise<BadNetwork> {
  const upstream = Number(new URL(endpoint).port);
  const open = new Set<Socket>();
  let behaviour: Behaviour = 'clear';
  let posts = 0;
  let release = () => {};

  function carry(browser: Socket): void {
    const server = connect(upstream, '127.0.0.1');
    const both = [browser, server];
    // As a network does that goes away: nobody says goodbye.
    const end = () => both.forEach((socket) => socket.resetAndDestroy());
    both.forEach((socket) => open.add(socket.setNoDelay().on('error', end).on('close', end)));
    let posting = false;
    let there = Promise.resolve();
    let back = Promise.resolve();
    browser.on('data', (bytes) => {
      const starts = bytes.subarray(0, 5).toString() === 'POST ';
      if (starts) posts += 1;
      posting = posting ? !/^(?:OPTIONS|GET) /.test(bytes.toString('latin1')) : starts;
      if (posting && behaviour === 'cut-request') {
        // The head, and the first letters of the text where it comes along.
        const head = bytes.indexOf('\r\n\r\n');
        there = there.then(() => pass(bytes.subarray(0, head < 0 ? 1 : head + 20), server, false));
        return void there.then(() => server.end(end));
      }
      there = there.then(() => pass(bytes, server, behaviour === 'slow'));
    });
    server.on('data', (bytes) => {
      if (posting && behaviour === 'cut-answer') return void browser.write(bytes.subarray(0, 9), end);
      if (posting && behaviour === 'late')
        back = back.then(() => new Promise<void>((released) => (release = released)));
      back = back.then(() => pass(bytes, browser, behaviour === 'slow'));
    });
  }

  let listener: Server | undefined;
  let port = 0;
  const comeBack = async () => {
    listener = createServer(carry);
    await new Promise<void>((listening) => listener!.listen(port, '127.0.0.1', listening));
    port = (listener.address() as AddressInfo).port;
  };
  const vanish = async () => {
    for (const socket of open) socket.resetAndDestroy();
    open.clear();
    await new Promise((closed) => (listener?.listening ? listener.close(closed) : closed(undefined)));
  };
  await comeBack();
  atEnd(vanish);
  const url = new URL(endpoint);
  url.port = String(port);
  return {
    url: url.href,
    behave: (next) => void (behaviour = next),
    posts: () => posts,
    release: () => release(),
    vanish,
    comeBack,
  };
}
