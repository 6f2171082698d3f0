/** A version that is missing in the changelog, or was edited after its release, is not released. */
import { expect, test } from 'vitest';
import { mentions } from './conditions.ts';

const CHANGELOG = `# Changelog

## [Unreleased]

- nothing yet

## [1.10.0] - 2026-11-24

- Something.

## [1.1.0] - 2026-11-23

### Added

## [1.0.0] - soon

- Something.
`;

test.each([
  ['1.10.0', true, 'dated, with something in it'],
  ['1.1.0', false, 'with nothing in it'],
  ['1.0.0', false, 'without a date'],
  ['1.0', false, 'a part of a number'],
  ['1x10.0', false, 'another number'],
])('changelog entry of %s: %s, %s', (version, expected) => {
  expect(mentions(CHANGELOG, version)).toBe(expected);
});
