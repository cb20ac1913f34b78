"""Intervals, against figures from the literature or worked out by hand."""

from __future__ import annotations

import math

import pytest

from rempart.figures import paired_counts, rate, stratified, student, summed


def test_wilson():
    # Newcombe 1998, table I: 81 of 263.
    found = rate(81, 263)
    assert (found.value, found.n) == (81 / 263, 263)
    assert found.low == pytest.approx(0.2553, abs=1e-4)
    assert found.high == pytest.approx(0.3662, abs=1e-4)


def test_wilson_at_the_edges():
    assert rate(0, 10).low == 0.0
    assert rate(0, 10).high == pytest.approx(0.2775, abs=1e-4)
    assert rate(10, 10).high == 1.0
    assert math.isnan(rate(0, 0).value)


@pytest.mark.parametrize(
    ("free", "value"),
    [(1, 12.706), (4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)],
)
def test_student(free: int, value: float):
    assert student(free) == pytest.approx(value, abs=0.005)


def test_mean():
    found = summed(4, 10.0, 2.0)
    assert (found.value, found.n) == (10.0, 4)
    assert found.low == pytest.approx(10 - 3.182)
    assert math.isnan(summed(1, 10.0, None).low)


def test_pairs_that_never_differ_leave_doubt():
    found = paired_counts(20, 0, 0)
    assert found.value == 0
    assert found.low == pytest.approx(-found.high)
    assert 0.1 < found.high < 0.15


def test_pairs():
    # Up 13/102, down 5/102: (8/102) ± 1.96 · √((18/102 − (8/102)²)/102).
    found = paired_counts(100, 12, 4)
    assert found.value == pytest.approx(0.08)
    assert found.low == pytest.approx(-0.0016, abs=1e-3)
    assert found.high == pytest.approx(0.1585, abs=1e-3)
    assert not found.clear
    assert paired_counts(100, 30, 4).clear


def test_strata_are_compared_only_within_themselves():
    # In both strata it makes no difference; thrown together, it would seem to.
    found = stratified([(9, 10, 81, 90), (9, 90, 1, 10)])
    assert found.value == pytest.approx(0)
    assert not found.clear
    assert found.n == 200
    assert math.isnan(stratified([(1, 2, 0, 0)]).value)


def test_no_difference_is_greater_than_all():
    found = stratified([(30, 30, 0, 6)])
    assert found.value == found.high == 1
    assert 0.5 < found.low < 1
    assert stratified([(0, 6, 30, 30)]).low == -1
