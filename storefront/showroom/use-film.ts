import { useEffect, useRef, useState } from "react";
import { FILM_LENGTH } from "#rules/catalog/model-film.ts";

export interface Film {
  second: number;
  isPlaying: boolean;
  /** Plays on, or from the beginning where it had ended. */
  play(): void;
  pause(): void;
  seek(second: number): void;
}

/** The time of a film that plays while `mayRun`. */
export function useFilm(mayRun: boolean): Film {
  const [second, setSecond] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const now = useRef(0);
  const seek = (to: number) => {
    now.current = Math.min(FILM_LENGTH, Math.max(0, to));
    setSecond(now.current);
  };
  useEffect(() => {
    if (!isPlaying || !mayRun) return;
    let frame = 0;
    let before: number | null = null;
    const step = (at: number) => {
      // A tab that was away plays on where it was left.
      now.current = Math.min(FILM_LENGTH, now.current + Math.min(0.25, before === null ? 0 : (at - before) / 1000));
      before = at;
      setSecond(now.current);
      if (now.current < FILM_LENGTH) frame = requestAnimationFrame(step);
      else setPlaying(false);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, mayRun]);
  return {
    second,
    isPlaying,
    play() {
      if (now.current >= FILM_LENGTH) seek(0);
      setPlaying(true);
    },
    pause: () => setPlaying(false),
    seek,
  };
}
