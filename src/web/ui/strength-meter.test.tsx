import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { passwordLevel, passwordScore, StrengthMeter } from './strength-meter.tsx'

describe('passwordScore', () => {
  it.each([
    ['', 0],
    ['abc', 25],
    ['abcdefgh', 50],
    ['Abcdefgh', 75],
    ['Abcdefg1', 100],
    ['Äbcdefg1!', 100],
  ])('gives %j %d points', (password, points) => {
    expect(passwordScore(password)).toBe(points)
  })

  it.each([
    [49, 'weak'],
    [50, 'good'],
    [74, 'good'],
    [75, 'strong'],
  ] as const)('calls %d points %s', (points, level) => {
    expect(passwordLevel(points)).toBe(level)
  })
})

describe('StrengthMeter', () => {
  it('says the level in words', () => {
    render(<StrengthMeter password="abcdefgh" />)
    expect(screen.getByRole('meter', { name: 'Passwortstärke: Gut' }).getAttribute('aria-valuenow')).toBe('50')
  })
})
